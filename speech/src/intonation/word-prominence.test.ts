import { expect, test } from 'vitest';
import { phoneIndex } from '../phonemes/phone-index.ts';
import type { Melody } from './melody.ts';
import { wordProminence } from './word-prominence.ts';

const AA = phoneIndex('AA');

/** The pitch of the first frames; after them there is none. */
type Spoken = { frames?: number; pitch?: number[]; rms?: number; length?: number };

/** Words of one vowel each, 100 ms long if nothing else is said. */
function prominenceOf(...words: Spoken[]): number[] {
  const melody: Melody = {
    phones: [],
    symbols: words.map(() => 'AA1'),
    durations: words.map(({ length = 0 }) => length),
    contour: Float64Array.from(
      words.flatMap(({ frames = 10, pitch = [] }) =>
        Array.from({ length: frames }, (_, frame) => pitch[frame] ?? NaN),
      ),
    ),
    rms: Float32Array.from(
      words.flatMap(({ frames = 10, rms = 1_000 }) => Array<number>(frames).fill(rms)),
    ),
    offset: 0,
  };
  words.forEach(({ frames = 10 }, word) => {
    const start = melody.phones.at(-1)?.end ?? 0;
    melody.phones.push({ phone: AA, word, place: 0, start, end: start + frames });
  });
  return [...wordProminence(melody).values()];
}

/** For 70 ms, as the 30 ms before a vowel count for it too. */
const level = (semitones: number) => Array<number>(7).fill(semitones);

test('the last word is longer and lower anyway, so a quarter is taken off', () => {
  const [first, last] = prominenceOf({}, {});
  expect(first).toBeCloseTo(0);
  expect(last).toBeCloseTo(-0.25);
});

// Half the difference of two words is their distance from the middle, and their deviation.
test.each<[string, Spoken, Spoken, number]>([
  ['pitch', { pitch: level(4) }, { pitch: level(0) }, (0.45 * 2) / (2 + 0.8)],
  ['loudness', { rms: 9_999 }, { rms: 999 }, (0.25 * 10) / (10 + 2)],
  ['length', { length: 3 }, { length: 1 }, (0.15 * 1) / (1 + 0.5)],
])('a word stands out by its %s', (_, one, other, expected) => {
  expect(prominenceOf(one, other)[0]).toBeCloseTo(expected, 3);
});

test('a word stands out by the range of its pitch without its highest and lowest tenth', () => {
  const pitch = [-5, 0, 1, 1, 1, 1, 1, 1, 1, 2, 7];
  const [first] = prominenceOf({ frames: 14, pitch }, { pitch: level(2) });
  expect(first).toBeCloseTo((0.15 * 1) / (1 + 0.8), 3);
});

test.each([
  [4, 0.32],
  [3, 0],
])('of %i frames with a voice, the pitch counts for %d', (voiced, expected) => {
  const [first] = prominenceOf({ pitch: level(4).slice(0, voiced) }, { pitch: level(0) });
  expect(first).toBeCloseTo(expected);
});

test.each([
  [7, true],
  [6, false],
])(
  'the 30 ms before a vowel belong to its word: frame %i of the 10 before: %s',
  (frame, belongs) => {
    const before = {
      pitch: Array.from({ length: frame + 1 }, (_, at) => (at === frame ? 6 : NaN)),
    };
    const [, second] = prominenceOf(before, { pitch: level(0) }, { pitch: level(0) });
    expect(second! > 0.1).toBe(belongs);
  },
);

/** Two words of one voice whose pitch moves evenly. */
function moving(frames: number, slope: number, silent = 0): number {
  const pitch = Array.from({ length: 2 * frames }, (_, at) => (at < silent ? NaN : slope * at));
  return prominenceOf(
    { frames, pitch: pitch.slice(0, frames) },
    { frames, pitch: pitch.slice(frames) },
  )[0]!;
}

test.each([
  [21, false],
  [20, true],
])('a decline over %i frames is melody: %s', (frames, isMelody) => {
  expect(moving(11, -0.2, 22 - frames) > 0.1).toBe(isMelody);
});

// Over 60 frames: 2.95 semitones on each side of the middle are taken off, of more only 3.
test.each([
  [-0.1, 0],
  [0.1, 0],
  [-0.14, 0.144],
  [0.14, -0.131],
])(
  'a voice that moves by %d each 10 ms makes the first of two words stand out by %d',
  (slope, expected) => {
    expect(moving(30, slope)).toBeCloseTo(expected, 3);
  },
);
