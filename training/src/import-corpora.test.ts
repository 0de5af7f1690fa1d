import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLabeledFolder } from './labeled-folder.ts';

const TRAINING = new URL('..', import.meta.url);
const missing = ['python3 --version', 'ffmpeg -version'].find((command) => {
  const [program, ...rest] = command.split(' ') as [string, ...string[]];
  return spawnSync(program, rest).status !== 0;
});

if (missing) console.log(`The converters of corpora are not tried: "${missing}" fails here.`);

let folder = '';

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function writeTone(path: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  const tone = ['-f', 'lavfi', '-i', 'sine=440:duration=0.3', '-ar', '16000', '-f', 'wav'];
  const { status } = spawnSync('ffmpeg', ['-loglevel', 'error', ...tone, join(folder, path)]);
  expect(status).toBe(0);
}

function convert(module: string, ...args: string[]): { status: number | null; stderr: string } {
  const options = { cwd: TRAINING, encoding: 'utf8' as const };
  const { status, stderr } = spawnSync('python3', ['-m', `saywell.${module}`, ...args], options);
  return { status, stderr };
}

const word = (text: string, phones: string | string[], scores: number[]) => ({
  text,
  accuracy: 10,
  stress: 10,
  total: 9,
  phones,
  'phones-accuracy': scores,
});

function scored(text: string, words: object[]) {
  return { text, accuracy: 8, completeness: 10.0, fluency: 9, prosodic: 7, total: 6, words };
}

beforeAll(() => {
  if (missing) return;
  folder = mkdtempSync(join(tmpdir(), 'corpora-'));
  const scores = {
    '000010011': scored('WE CALL', [
      word('WE', 'W IY0', [2, 1.8]),
      word('CALL', 'K AO0 L', [2, 1, 0.4]),
    ]),
    '000030012': scored('IT', [word('IT', ['IH0', 'T'], [2, 2])]),
    '000020005': scored('BEAR', [word('BEAR', 'B EH0 R', [2, 2, 2])]),
  };
  write('ocean/resource/scores.json', JSON.stringify(scores));
  const halves = { train: ['000030012', '000010011'], test: ['000020005'] };
  for (const [half, ids] of Object.entries(halves)) {
    const speakers = ids.map((id) => id.slice(1, 5));
    const place = (id: string) => `WAVE/SPEAKER${id.slice(1, 5)}/${id}.WAV`;
    const table = (name: string, lines: string[]) =>
      write(`ocean/${half}/${name}`, `${lines.join('\n')}\n`);
    table(
      'wav.scp',
      ids.map((id) => `${id}\t${place(id)}`),
    );
    table(
      'utt2spk',
      ids.map((id) => `${id}\t${id.slice(1, 5)}`),
    );
    table(
      'spk2age',
      speakers.map((speaker) => `${speaker}\t${speaker === '0001' ? 6 : 30}`),
    );
    table(
      'spk2gender',
      speakers.map((speaker) => `${speaker} f`),
    );
    for (const id of ids) writeTone(`ocean/${place(id)}`);
  }
});

afterAll(() => {
  if (folder) rmSync(folder, { recursive: true });
});

test.skipIf(missing)('speechocean762 as published becomes the folder that training reads', () => {
  const out = join(folder, 'learners');
  expect(convert('import_speechocean', join(folder, 'ocean'), out)).toEqual({
    status: 0,
    stderr: '',
  });
  const lines = readFileSync(join(out, 'train.jsonl'), 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      id: '000010011',
      speaker: '0001',
      age: 6,
      gender: 'f',
      text: 'WE CALL',
      accuracy: 8,
      completeness: 10,
      fluency: 9,
      prosodic: 7,
      total: 6,
      words: [
        {
          text: 'WE',
          accuracy: 10,
          stress: 10,
          total: 9,
          phones: ['W', 'IY0'],
          phonesAccuracy: [2, 1.8],
        },
        {
          text: 'CALL',
          accuracy: 10,
          stress: 10,
          total: 9,
          phones: ['K', 'AO0', 'L'],
          phonesAccuracy: [2, 1, 0.4],
        },
      ],
    },
    expect.objectContaining({ id: '000030012', speaker: '0003', age: 30 }),
  ]);
  const clips = readLabeledFolder(out, 'train.jsonl');
  expect(clips.map(({ audio }) => existsSync(audio))).toEqual([true, true]);
  expect(clips[1]?.words[0]?.phones).toEqual(['IH0', 'T']);
});

test.skipIf(missing)('the test half is converted only on request', () => {
  const out = join(folder, 'half');
  expect(existsSync(join(folder, 'learners/audio/000020005.opus'))).toBe(false);
  expect(convert('import_speechocean', join(folder, 'ocean'), out, '--half', 'test')).toMatchObject(
    {
      status: 0,
    },
  );
  expect(readLabeledFolder(out, 'test.jsonl').map(({ id }) => id)).toEqual(['000020005']);
});

test.skipIf(missing)('a word whose scores do not fit its phones stops the conversion', () => {
  const path = join(folder, 'ocean/resource/scores.json');
  const kept = readFileSync(path, 'utf8');
  write('ocean/resource/scores.json', kept.replace('[2,1,0.4]', '[2,1]'));
  const { status, stderr } = convert(
    'import_speechocean',
    join(folder, 'ocean'),
    join(folder, 'bad'),
  );
  writeFileSync(path, kept);
  expect(status).not.toBe(0);
  expect(stderr).toContain('CALL: 3 phones but 2 scores');
  expect(existsSync(join(folder, 'bad/train.jsonl'))).toBe(false);
});

test.skipIf(missing)(
  'of LJSpeech as published only the two chapters for training are converted',
  () => {
    const ids = ['LJ001-0001', 'LJ002-0115', 'LJ002-0116', 'LJ003-0001'];
    write('lj/metadata.csv', ids.map((id) => `${id}|in 1450|in fourteen fifty (${id})\n`).join(''));
    for (const id of ids) writeTone(`lj/wavs/${id}.wav`);
    const out = join(folder, 'reader');
    expect(convert('import_ljspeech', join(folder, 'lj'), out)).toEqual({ status: 0, stderr: '' });
    const lines = readFileSync(join(out, 'train.jsonl'), 'utf8').trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      { id: 'LJ001-0001', text: 'in fourteen fifty (LJ001-0001)' },
      { id: 'LJ002-0116', text: 'in fourteen fifty (LJ002-0116)' },
    ]);
    expect(existsSync(join(out, 'audio/LJ002-0116.opus'))).toBe(true);
    expect(existsSync(join(out, 'audio/LJ003-0001.opus'))).toBe(false);
  },
);
