import { expect, test } from 'vitest';
import { prepare } from '../recording/prepare.ts';
import { referenceClips } from '../testing/reference.ts';
import { mean } from '../signal/statistics.ts';
import { hiss, joined, louder, silence, tone } from '../testing/sounds.ts';
import { BANDS, framesIn, type LogMel, logMel, noiseEnergy } from './log-mel.ts';

/** Training computes in single precision. */
const TOLERANCE = 1e-3;

test.each(referenceClips)('“$text” gives the energies of the training pipeline', (clip) => {
  const { frames, values } = logMel(prepare(clip.samples, 16_000).samples);
  expect(frames).toBe(clip.frames);
  for (const [frame, expected] of Object.entries(clip.logMel)) {
    expected.forEach((value, band) => {
      expect(Math.abs(values[Number(frame) * BANDS + band]! - value)).toBeLessThan(TOLERANCE);
    });
  }
});

/** The largest band mean of a tone that is interrupted for this long. */
function unevenness(seconds: number): number {
  const samples = tone(500, seconds, 9_000).map((v, i) => v * Math.sin(i / 900));
  const { frames, values } = logMel(samples);
  const sums = new Float64Array(BANDS);
  values.forEach((value, i) => (sums[i % BANDS]! += value));
  return Math.max(...sums.map((sum) => Math.abs(sum / frames)));
}

test('the longer a clip, the better its coloration is removed', () => {
  expect(unevenness(0.25) / unevenness(25)).toBeGreaterThan(25);
  expect(unevenness(25)).toBeLessThan(0.06);
});

test('loudness makes no difference, however short the clip', () => {
  const samples = tone(500, 0.3, 9_000).map(
    (v, i) => v * Math.sin(i / 900) + 3_000 * Math.sin(i * i),
  );
  const { values } = logMel(samples);
  const quiet = logMel(samples.map((sample) => sample / 4)).values;
  const changes = values.map((value, i) => Math.abs(value - quiet[i]!));
  expect(Math.max(...changes)).toBeLessThan(0.01);
});

test('an energy that is added to each band is that of noise in the recording', () => {
  const voice = joined(louder(hiss(1, 1), 5_000), silence(1));
  const noise = louder(hiss(2, 1), 300).toReversed();
  const power = (300 ** 2 / 3) * ((7_600 - 60) / 8_000);
  const energy = noiseEnergy(() => 1).map((each) => power * each);
  const inPause = ({ frames, values }: LogMel) => mean(values.subarray((frames / 2 + 2) * BANDS));
  const mixed = inPause(logMel(voice.map((value, i) => value + noise[i]!)));
  expect(inPause(logMel(voice, energy)) - mixed).toBeCloseTo(0, 1);
  expect(inPause(logMel(voice)) - mixed).toBeLessThan(-1);
  expect(
    inPause(
      logMel(
        voice,
        energy.map((each) => 2 * each),
      ),
    ) - mixed,
  ).toBeGreaterThan(0.1);
});

test('a clip too short for two frames is padded to two', () => {
  expect(logMel(new Float32Array(0)).frames).toBe(2);
  expect(logMel(new Float32Array(100)).frames).toBe(2);
});

test.each([
  [409, 0],
  [410, 1],
  [569, 1],
  [570, 2],
])('%i samples hold %i whole frames', (samples, frames) => {
  expect(framesIn(samples)).toBe(frames);
});
