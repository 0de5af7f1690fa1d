import { expect, test } from 'vitest';
import { wordsInNoise } from './words-in-noise.ts';

/** Of 10 ms each, as loud as given in dB. */
function samplesOf(levels: readonly number[]): Float32Array {
  return Float32Array.from({ length: levels.length * 160 }, (_, i) => {
    const amplitude = Math.SQRT2 * 10 ** (levels[Math.floor(i / 160)]! / 20);
    return amplitude * Math.sin((2 * Math.PI * i) / 16);
  });
}

const NOISE = 40;
const sound = (word: number, start: number, end: number) => ({ word, start, end });

test('a word has to stand 6 dB above the noise', () => {
  const samples = samplesOf([...Array(10).fill(45.9), ...Array(10).fill(46.1)]);
  const phones = [sound(0, 0, 5), sound(0, 5, 10), sound(1, 10, 20)];
  expect(wordsInNoise(phones, samples, NOISE)).toEqual([0]);
});

test('its loud part is a tenth of it, from its first sound to its last', () => {
  const soft = Array(10).fill(42);
  const phones = [sound(2, 0, 4), sound(2, 6, 10)];
  expect(wordsInNoise(phones, samplesOf(soft), NOISE)).toEqual([2]);
  expect(wordsInNoise(phones, samplesOf(soft.with(9, 60)), NOISE)).toEqual([2]);
  expect(wordsInNoise(phones, samplesOf(soft.with(9, 60).with(5, 60)), NOISE)).toEqual([]);
});
