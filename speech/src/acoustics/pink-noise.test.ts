import { expect, test } from 'vitest';
import { mean } from '../signal/statistics.ts';
import { rootMeanSquare, speechLevel } from '../recording/speech-level.ts';
import { pinkNoise } from '../testing/pink-noise.ts';
import { hiss, silence, tone } from '../testing/sounds.ts';
import { BANDS, framesIn, melEnergies, noiseEnergy } from './log-mel.ts';
import { pinkNoiseUnder } from './pink-noise.ts';

/** The mean energy in each band. */
function energyIn(noise: Float32Array): number[] {
  const energies = melEnergies(noise, 0, framesIn(noise.length)).map(Math.exp);
  return Array.from({ length: BANDS }, (_, band) =>
    mean(energies.filter((_, i) => i % BANDS === band)),
  );
}

/** The largest difference between the bands' energies, in dB. */
function difference(expected: ArrayLike<number>, measured: number[]): number {
  return Math.max(
    ...measured.map((value, band) => Math.abs(10 * Math.log10(expected[band]! / value))),
  );
}

test('white noise has the energy in each band that was expected', () => {
  const noise = hiss(10, 1_000);
  const heard = (mean(noise.map((value) => value * value)) * (7_600 - 60)) / 8_000;
  const expected = noiseEnergy(() => 1).map((energy) => heard * energy);
  expect(difference(expected, energyIn(noise))).toBeLessThan(0.5);
});

test('pink noise has the energy that it would really have so far below the voice', () => {
  const voice = tone(300, 1, 1_000);
  const noise = pinkNoise(160_000);
  const level = speechLevel(voice) / 10 / rootMeanSquare(noise);
  const measured = energyIn(noise.map((value) => level * value));
  // Half of its power is a rumble below all bands: what is left is 23 dB below the voice.
  const expected = pinkNoiseUnder(voice, 23);
  // The filters that make this noise are 0.9 dB too loud at the top.
  expect(difference(expected, measured)).toBeLessThan(1.5);
});

test('the noise follows the level of the voice', () => {
  const voice = hiss(1, 100);
  const ratio = (louder: Float64Array, softer: Float64Array) => mean(louder) / mean(softer);
  const noise = pinkNoiseUnder(voice, 20);
  expect(ratio(pinkNoiseUnder(voice, 10), noise)).toBeCloseTo(10);
  const shouted = voice.map((value) => 10 * value);
  expect(ratio(pinkNoiseUnder(shouted, 20), noise)).toBeCloseTo(100);
  expect(mean(pinkNoiseUnder(silence(1), 20))).toBe(0);
  expect(mean(pinkNoiseUnder(new Float32Array(0), 20))).toBe(0);
});
