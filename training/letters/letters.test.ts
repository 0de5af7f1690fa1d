import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openLetters } from '@saywell/speech/phonemes';
import { expect, test } from 'vitest';
import { packDictionary } from './dictionary-format.ts';
import { readCommonWords } from './read-common-words.ts';
import { readDictionary } from './read-dictionary.ts';

const PYTHON = '/usr/bin/python3';
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const A_MINUTE = 60_000;

const hasTorch = spawnSync(PYTHON, ['-c', 'import torch']).status === 0;

function python(...command: string[]): string {
  const { status, stdout, stderr } = spawnSync(PYTHON, command, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

test('the shipped dictionary is what the packer makes of the npm packages', () => {
  const shipped = readFileSync(join(ROOT, 'speech/dictionary/words.bin'));
  const packed = packDictionary(readDictionary(), readCommonWords());
  expect(Buffer.from(packed).equals(shipped)).toBe(true);
});

test.skipIf(!hasTorch)(
  'a model trained on a few words reads the same in PyTorch and in the engine',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'saywell-letters-'));
    try {
      const lines = [...readDictionary()]
        .filter(([word]) => /^[a-z]{2,}$/.test(word))
        .slice(0, 400)
        .map(([word, variants], i) =>
          [word, i % 10 ? 'train' : 'test', ...variants.map((v) => v.join(' '))].join('\t'),
        );
      const words = join(folder, 'words.tsv');
      const model = join(folder, 'letters.swm');
      writeFileSync(words, `${lines.join('\n')}\n`);
      const log = python(
        'training/letters/train.py',
        words,
        model,
        '--limit',
        '360',
        '--epochs',
        '6',
      );
      expect(log).toContain('word_accuracy');

      const sample = ['banana', 'zyxt', 'a', 'understanding', 'qu'];
      const expected = JSON.parse(python('training/letters/say.py', model, ...sample)) as unknown;
      const read = openLetters(new Uint8Array(readFileSync(model)));
      expect(Object.fromEntries(sample.map((word) => [word, read(word)]))).toEqual(expected);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  A_MINUTE,
);
