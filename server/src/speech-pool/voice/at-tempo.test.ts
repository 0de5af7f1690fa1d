import { expect, test } from 'vitest';
import { sayingSamples } from '../../../test/support/recordings.ts';
import { atTempo } from './at-tempo.ts';
import { pitchOf } from './pitch-line.ts';

const RATE = 16_000;
const tone = Float32Array.from({ length: RATE }, (_, at) =>
  Math.sin((2 * Math.PI * 180 * at) / RATE),
);

const crossings = (samples: Float32Array) =>
  samples.reduce((count, value, at) => count + Number(value >= 0 && (samples[at - 1] ?? 0) < 0), 0);

test.each([0.6, 0.75, 1.5])('at tempo %f a tone keeps its pitch and its loudness', (tempo) => {
  const changed = atTempo(tone, RATE, tempo);
  expect(changed.length).toBe(Math.round(RATE / tempo));
  expect((crossings(changed) / changed.length) * RATE).toBeCloseTo(180, -1);
  const peak = changed.reduce((highest, value) => Math.max(highest, Math.abs(value)), 0);
  expect(peak).toBeLessThan(1.05);
  expect(peak).toBeGreaterThan(0.95);
});

test.each([0.6, 0.75])('at tempo %f a voice keeps its pitch', async (tempo) => {
  const { samples } = await sayingSamples('Where are you going tomorrow morning?');
  const changed = pitchOf(atTempo(samples, RATE, tempo))!;
  expect(changed.usual / pitchOf(samples)!.usual).toBeCloseTo(1, 1);
});

test('at its own tempo nothing changes', () => {
  expect(atTempo(tone, RATE, 1)).toBe(tone);
});

test('the shortest sound does no harm', () => {
  expect(atTempo(new Float32Array(3), RATE, 0.5)).toHaveLength(6);
  expect(atTempo(new Float32Array(0), RATE, 0.5)).toHaveLength(0);
});
