import { expect, test } from 'vitest';
import { mean } from '../signal/statistics.ts';
import { pinkNoise } from '../testing/pink-noise.ts';
import { hiss, silence } from '../testing/sounds.ts';
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

test('pink noise has its energy where it was expected', () => {
  const measured = energyIn(pinkNoise(160_000).map((value) => 1_000 * value));
  const expected = pinkNoiseUnder(hiss(1, 1_000), 20);
  const scale = mean(measured) / mean(expected);
  const atSameLevel = expected.map((energy) => scale * energy);
  // The filters that make this noise are 0.9 dB too loud at the top.
  expect(difference(atSameLevel, measured)).toBeLessThan(1);
});

test('the noise follows the level of the voice', () => {
  const voice = hiss(1, 100);
  const ratio = (louder: Float64Array, softer: Float64Array) => mean(louder) / mean(softer);
  const noise = pinkNoiseUnder(voice, 20);
  expect(ratio(pinkNoiseUnder(voice, 10), noise)).toBeCloseTo(10);
  const shouted = voice.map((value) => 10 * value);
  expect(ratio(pinkNoiseUnder(shouted, 20), noise)).toBeCloseTo(100);
  // Pauses are no part of the voice.
  const withPause = Float32Array.of(...voice, ...silence(0.5));
  expect(ratio(pinkNoiseUnder(withPause, 20), noise)).toBeLessThan(1.6);
  expect(mean(pinkNoiseUnder(silence(1), 20))).toBe(0);
  expect(mean(pinkNoiseUnder(new Float32Array(0), 20))).toBe(0);
});
