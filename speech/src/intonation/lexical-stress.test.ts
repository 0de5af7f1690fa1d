import { expect, test } from 'vitest';
import { phoneIndex } from '../phonemes/phone-index.ts';
import type { Melody } from './melody.ts';
import { lexicalStress, syllableMeasures, withoutOtherRightStress } from './lexical-stress.ts';

/** One word; each syllable is a vowel of 100 ms with its pitch, loudness and unusual length. */
function wordOf(symbols: string[], pitch: number[], rms: number[], durations: number[]): Melody {
  const frame = (i: number) => Math.min(symbols.length - 1, Math.floor(i / 10));
  const length = 10 * symbols.length;
  return {
    phones: symbols.map((symbol, place) => ({
      phone: phoneIndex(symbol),
      word: 0,
      place,
      start: 10 * place,
      end: 10 * place + 10,
    })),
    symbols,
    durations,
    contour: Float64Array.from({ length }, (_, i) => pitch[frame(i)]!),
    rms: Float32Array.from({ length }, (_, i) => rms[frame(i)]!),
    offset: 0,
  };
}

test('the syllable that is higher, louder and longer carries the stress', () => {
  const melody = wordOf(['IY0', 'AA1'], [-1, 4], [500, 2_000], [-0.5, 1]);
  expect(lexicalStress(melody).get(0)).toEqual({ expected: 2, heard: 2 });
});

test('stress on the wrong syllable is reported if it is clear', () => {
  const melody = wordOf(['IY0', 'AA1'], [5, -2], [3_000, 500], [1.5, -1]);
  expect(lexicalStress(melody).get(0)).toEqual({ expected: 2, heard: 1 });
});

test('nothing is reported if both syllables are about the same', () => {
  const melody = wordOf(['IY0', 'AA1'], [0.5, 0], [1_000, 1_000], [0.1, 0]);
  expect(lexicalStress(melody).size).toBe(0);
});

test('at the end of a phrase, a rise that is no louder moves no stress', () => {
  const heard = (rms: number[], trained?: Map<number, number>) =>
    lexicalStress(wordOf(['AY1', 'IY0'], [-3, 6], rms, [-1, 1]), trained).get(0)?.heard;
  // 3 dB are 1.41 times the amplitude.
  expect(heard([1_000, 1_390])).toBeUndefined();
  expect(heard([1_000, 1_430])).toBe(2);
  expect(heard([1_500, 1_400], new Map([[0, 1]]))).toBe(2);
});

test('a word of one syllable has no stress to report', () => {
  expect(lexicalStress(wordOf(['AA1'], [3], [1_000], [1])).size).toBe(0);
});

test('stress is reported from a lead of 0.5, a mistake from one of 0.9', () => {
  const rightBy = (length: number) =>
    lexicalStress(wordOf(['IY0', 'AA1'], [0, 0], [1_000, 1_000], [0, length])).size;
  // Length alone leads by 0.3 d / (d / 2 + 0.5): 0.5 where d is 5.
  expect(rightBy(4.9)).toBe(0);
  expect(rightBy(5.1)).toBe(1);
  const wrongBy = (pitch: number) =>
    lexicalStress(wordOf(['IY0', 'AA1'], [pitch, 0], [1_000, 1_000], [5, 0])).size;
  // And pitch by 0.4 p / (p / 2 + 0.8): 0.4 more where p is 1.6.
  expect(wrongBy(1.55)).toBe(0);
  expect(wrongBy(1.65)).toBe(1);
});

test('stress on a first syllable is reported too', () => {
  const melody = wordOf(['AA1', 'IY0'], [4, -1], [2_000, 500], [1, -0.5]);
  expect(lexicalStress(melody).get(0)).toEqual({ expected: 1, heard: 1 });
});

test('a word that may be stressed on either syllable has nothing to move', () => {
  const stresses = new Map([[0, { expected: 2, heard: 1 }]]);
  const email = ['IY0 M EY1 L', 'IY1 M EY2 L'].map((form) => form.split(' '));
  expect(withoutOtherRightStress(stresses, [email]).size).toBe(0);
  expect(withoutOtherRightStress(stresses, [email.slice(0, 1)]).size).toBe(1);
});

test('an exercise says which syllable is wanted, whatever reading was heard', () => {
  const melody = wordOf(['AA1', 'IY0'], [5, -2], [3_000, 500], [1.5, -1]);
  expect(lexicalStress(melody, new Map([[0, 2]])).get(0)).toEqual({ expected: 2, heard: 1 });
  expect(lexicalStress(melody, new Map([[0, 3]])).size).toBe(0);
});

test('syllables are measured for the words that are asked for, the loudest at 0 dB', () => {
  const melody = wordOf(['IY0', 'AA1'], [-1, NaN], [100, 1_000], [-0.5, 1.234]);
  expect(syllableMeasures(melody, new Map([[1, 1]])).size).toBe(0);
  const [first, second] = syllableMeasures(melody, new Map([[0, 2]])).get(0)!;
  expect(first).toMatchObject({ pitch: -1, length: -0.5 });
  expect(first!.loudness).toBeCloseTo(-20, 0);
  expect(second).toMatchObject({ loudness: 0, length: 1.23 });
  expect(second).not.toHaveProperty('pitch');
});

test.each([
  [19, 0],
  [21, 1],
])('a syllable that is louder by %i dB alone is stressed: %i', (db, found) => {
  // Loudness alone leads by 0.3 d / (d / 2 + 2): 0.5 where d is 20.
  const rms = [999, 1_000 * 10 ** (db / 20) - 1];
  expect(lexicalStress(wordOf(['IY0', 'AA1'], [0, 0], rms, [0, 0])).size).toBe(found);
});
