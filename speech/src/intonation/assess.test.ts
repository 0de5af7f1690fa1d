import { expect, test } from 'vitest';
import { phoneIndex } from '../phonemes/phone-index.ts';
import { assessIntonation } from './assess.ts';
import type { Melody } from './melody.ts';

/** Four words of one vowel each, 200 ms apart; pitch and loudness of each as given. */
function melodyOf(semitones: number[], loudness: number[], ending: number): Melody {
  const frames = 20 * semitones.length + 40;
  const vowel = phoneIndex('AA');
  return {
    phones: semitones.map((_, word) => ({
      phone: vowel,
      word,
      place: 0,
      start: 20 * word + 2,
      end: 20 * word + 18 + (word === semitones.length - 1 ? 22 : 0),
    })),
    symbols: semitones.map(() => 'AA1'),
    durations: semitones.map((value) => value / 4),
    contour: Float64Array.from({ length: frames }, (_, frame) => {
      const word = Math.min(semitones.length - 1, Math.floor(frame / 20));
      const start = 20 * (semitones.length - 1);
      return semitones[word]! + ending * Math.min(1, Math.max(0, (frame - start) / 30));
    }),
    rms: Float32Array.from({ length: frames }, (_, frame) => {
      return loudness[Math.min(semitones.length - 1, Math.floor(frame / 20))]!;
    }),
    offset: 0.5,
  };
}

const flat = [0, 0, 0, 0];
const even = [1_000, 1_000, 1_000, 1_000];

test('a question that rises matches its target, one that falls does not', () => {
  const target = { kind: 'yes-no-question' } as const;
  const rising = assessIntonation(melodyOf(flat, even, 5), target, undefined);
  expect(rising.score).toBe(100);
  expect(rising.ending).toMatchObject({ expected: 'rise', heard: 'rise' });
  const falling = assessIntonation(melodyOf(flat, even, -5), target, undefined);
  expect(falling.score).toBe(0);
  expect(falling.ending?.heard).toBe('fall');
});

test('the word with the focus is the one that is high, loud and long', () => {
  const melody = melodyOf([0, 6, 0, 0], [800, 2_500, 800, 800], -4);
  const target = { kind: 'contrast', focusWord: 1 } as const;
  expect(assessIntonation(melody, target, 1).focus).toMatchObject({ heard: 1, score: 100 });
  const other = assessIntonation(melody, target, 2).focus!;
  expect(other.heard).toBe(1);
  expect(other.score).toBeLessThan(40);
});

/** What is said of the focus if its word, or the word before it, is so much higher than the others. */
const focusOf = (own: number, other = 0) =>
  assessIntonation(melodyOf([other, own, 0, 0], even, -4), { kind: 'contrast', focusWord: 1 }, 1)
    .focus;

test('a word with the focus scores full where it leads by 0.3', () => {
  // Leads of 0.31 and 0.28.
  expect(focusOf(2)!.score).toBe(100);
  expect(focusOf(1.9)!.score).toBe(99);
});

test('a word that stands out nearly as much as another is the one that was heard, from 60 on', () => {
  expect(focusOf(4.4, 6)).toMatchObject({ score: 61, heard: 1 });
  expect(focusOf(4.3, 6)).toMatchObject({ score: 59, heard: 0 });
});

test('an ending is told to a tenth of a semitone', () => {
  const { ending } = assessIntonation(melodyOf(flat, even, 4.17), { kind: 'statement' }, undefined);
  expect(ending!.semitones).toBe(3.8);
});

test('without a trackable pitch there is no score, but a target melody', () => {
  const melody = { ...melodyOf(flat, even, 0), contour: new Float64Array(120).fill(NaN) };
  const found = assessIntonation(melody, { kind: 'statement', focusWord: 1 }, 1);
  expect(found.score).toBeUndefined();
  expect(found.ending).toBeUndefined();
  expect(found.focus).toBeUndefined();
  expect(found.model.times[0]).toBeCloseTo(0.52, 3);
  expect(found.model.times).toHaveLength(found.model.semitones.length);
});

test('the model ends as the exercise asks, whatever its kind usually does', () => {
  const { model } = assessIntonation(
    melodyOf(flat, even, 0),
    { kind: 'statement', ending: 'rise' },
    undefined,
  );
  expect(model.semitones.at(-1)! - Math.min(...model.semitones)).toBeGreaterThan(3);
});

test('a focus on a word that the phrase does not have gives no score', () => {
  const target = { kind: 'statement', focusWord: 9 } as const;
  const found = assessIntonation(melodyOf(flat, even, -5), target, undefined);
  expect(found.score).toBeUndefined();
  expect(found.focus).toBeUndefined();
  expect(found.ending?.heard).toBe('fall');
});
