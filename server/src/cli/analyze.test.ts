import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const COMMAND = fileURLToPath(new URL('analyze.ts', import.meta.url));
const YES = fileURLToPath(new URL('../../test/support/recordings/yes.wav', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'analyze-'));
afterAll(() => rmSync(folder, { recursive: true }));

function analyze(...words: string[]) {
  return spawnSync(process.execPath, [COMMAND, ...words], { encoding: 'utf8' });
}

test.each([
  ['without a file', ['--list'], /--list needs a file/],
  ['with a file that is not there', ['--list', '/nowhere/list.tsv'], /there is no list \/nowhere/],
  ['with a recording that is not there', ['/nowhere/a.wav', 'yes'], /there is no recording/],
  ['with an option nobody knows', ['--lists', 'x'], /--lists/],
] as const)('%s one line says so and the exit is 1', (_, words, reason) => {
  const { status, stdout, stderr } = analyze(...words);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toMatch(reason);
});

test('a failed line prints why, and the others are printed in order', () => {
  const list = join(folder, 'list.tsv');
  const trains = (contrast: object) => JSON.stringify({ contrasts: [contrast] });
  const entries = [
    ['a', 'none.wav', 'yes'],
    ['b', YES, 'yes'],
    ['c', YES],
    ['d', YES, 'yes', 'QQ'],
    ['e', YES, 'yes', '', '{contrasts'],
    ['f', YES, 'yes', '', trains({ word: 1, sound: 'Y', instead: 'JH' })],
    ['g', YES, 'yes', '', trains({ word: 0, sound: 'Y', instead: 'QQ' })],
    ['h', YES, 'yes', 'Y EH1 S', trains({ word: 0, sound: 'Y', instead: 'JH' })],
  ];
  writeFileSync(list, entries.map((entry) => `${entry.join('\t')}\n`).join(''));
  const { status, stdout } = analyze('--list', list);
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string; error?: string; overallAccuracy?: number });
  expect(status).toBe(0);
  expect(lines.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  expect(lines.map(({ error }) => error)).toEqual([
    expect.stringContaining('no recording'),
    undefined,
    'the line needs an id, a file and a phrase',
    expect.stringContaining('QQ'),
    'trains is not JSON: {contrasts',
    'a contrast points at word 1, the phrase has 1 words',
    'a contrast has an unknown sound QQ',
    undefined,
  ]);
  for (const answered of [lines[1], lines[7]]) {
    expect(answered!.overallAccuracy).toBeGreaterThan(50);
  }
});
