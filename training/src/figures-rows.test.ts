import { expect, test } from 'vitest';
import type { Shown } from './bench-readings.ts';
import { rowsOf } from './figures-rows.ts';
import type { ClipTasks, NativeTask, Result } from './figures-tasks.ts';

const results = new Map<string, Result>();

/** The engine's result for a clip of two sounds, the second of which the experts score `given`. */
function reading(
  id: number,
  {
    total,
    given,
    overall,
    word: score = 5,
    refused = false,
  }: { total: number; given: number; overall: number; word?: number; refused?: boolean },
  verdict: 'good' | 'check' | 'wrong',
): ClipTasks {
  const keep = (key: string, overallAccuracy: number) => {
    const scores = { accuracyScore: overall, fluencyScore: overall, prosodyScore: overall };
    const sounds: Shown['words'][number]['sounds'] = [
      { accuracy: 1, verdict: 'good' },
      { accuracy: 0.3, verdict },
    ];
    const words: Shown['words'] = [{ accuracy: 0.5, kind: 'ok', sounds }];
    results.set(key, { key, refused, shown: { overallAccuracy, ...scores, words } });
    return key;
  };
  const word = { text: 'a', phones: ['AE1', 'T'], score, phoneScores: [2, given] };
  return {
    clip: {
      id: `${id}`,
      speaker: `s${id % 3}`,
      text: 'a',
      audio: '',
      words: [word],
      accuracy: total,
      fluency: total,
      prosody: total,
      total,
    },
    right: keep(`${id}`, overall),
    other: keep(`${id} other`, id === 0 ? 55 : 10),
    steady: id % 2 ? [] : [1, 2, 3, 4].map((by) => keep(`${id} ${by}`, overall - by)),
  };
}

const clips = [
  reading(0, { total: 8, given: 0, overall: 50 }, 'wrong'),
  reading(1, { total: 9, given: 2, overall: 90, refused: true }, 'wrong'),
  reading(2, { total: 7, given: 0, overall: 70, word: 6 }, 'check'),
  reading(3, { total: 4, given: 1.9, overall: 40, word: 10 }, 'good'),
  reading(4, { total: 9, given: 2, overall: 95, word: 10 }, 'check'),
];
const native: NativeTask[] = [
  { source: 'reader', words: 12, key: '1' },
  { source: 'reader', words: 13, key: '3' },
];
const rows = rowsOf({ errands: [], clips, native }, results);
const named = (name: string) => rows.find((row) => row.name === name);

test('readings that experts call good and the engine shows low are counted among the good', () => {
  expect(named('experts 7 or more, under 60')).toMatchObject({ value: 25, count: 4 });
  expect(named('total')).toMatchObject({ count: 5 });
});

test('marks are compared with the experts', () => {
  expect(named('wrong: precision')).toMatchObject({ value: 50, count: 2 });
  expect(named('wrong: recall')).toMatchObject({ value: 50, count: 2 });
  expect(named('check: experts below 1')).toMatchObject({ value: 50, count: 2 });
  // The first sounds are all perfect and not marked.
  expect(named('perfect for all experts, marked')).toMatchObject({ value: 200 / 7, count: 7 });
});

test('marked words are compared with the experts, in readings that are not refused', () => {
  expect(named('words: experts 5 or less, marked')).toMatchObject({ value: 100, count: 1 });
  expect(named('words: perfect, marked')).toMatchObject({ value: 50, count: 2 });
});

test('a reading is perfect if all its words and all its sounds are', () => {
  // Of the others one has a word with 6, one a sound with 1.9.
  expect(named('perfect readings, with a mark')).toMatchObject({ value: 100, count: 1 });
});

test('another phrase, native readers and disturbed readings have their own rows', () => {
  expect(named('equal error rate')).toMatchObject({ value: 20, count: 5 });
  expect(named('50 or more')).toMatchObject({ value: 20 });
  expect(named('highest')).toMatchObject({ value: 55 });
  expect(named('up to 12 words')).toMatchObject({ value: 90, count: 1 });
  expect(named('longer')).toMatchObject({ value: 40, count: 1 });
  expect(named('sounds marked')).toMatchObject({ value: 25, count: 4 });
  expect(named('pink noise, 20 dB')).toMatchObject({ value: 4, count: 3 });
});
