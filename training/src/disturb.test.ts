import { expect, test } from 'vitest';
import {
  pinkNoise,
  seededRandom,
  withGain,
  withPinkNoise,
  withRate,
  withRoom,
  withSilence,
} from './disturb.ts';

const power = (samples: Float32Array) =>
  samples.reduce((sum, value) => sum + value * value, 0) / samples.length;

test('the same seed gives the same numbers, another seed others', () => {
  const draw = (seed: number) => Array.from({ length: 4 }, seededRandom(seed));
  expect(draw(3)).toEqual(draw(3));
  expect(draw(3)).not.toEqual(draw(4));
});

test('pink noise has more power in slow changes than in fast ones', () => {
  const noise = pinkNoise(1 << 14, seededRandom(5));
  const fast = noise.map((value, i) => value - (noise[i - 1] ?? value));
  expect(power(fast)).toBeLessThan(0.5 * power(noise));
});

test('noise at 20 dB carries a hundredth of the power of the louder half', () => {
  const tone = Float32Array.from({ length: 16000 }, (_, i) => 0.3 * Math.sign(Math.sin(i / 5)));
  const noisy = withPinkNoise(tone, 20, seededRandom(6));
  const added = noisy.map((value, i) => value - tone[i]!);
  expect(power(added) / power(tone)).toBeCloseTo(0.01, 3);
});

test('a gain of -12 dB quarters the samples, silence goes around them', () => {
  expect(withGain(Float32Array.of(0.8), -12.041)[0]).toBeCloseTo(0.2);
  expect([...withSilence(Float32Array.of(1, 1), 1, 2)]).toEqual([0, 1, 1, 0, 0]);
});

test('the room around a recording is as loud as its quietest tenth', () => {
  // 90 steps of a voice, 10 of the room.
  const heard = Float32Array.from(
    { length: 16_000 },
    (_, i) => (i < 14_400 ? 0.3 : 0.01) * (-1) ** i,
  );
  const longer = withRoom(heard, 4_000, seededRandom(6));
  expect(longer).toHaveLength(24_000);
  expect(longer.subarray(4_000, 20_000)).toEqual(heard);
  for (const part of [longer.subarray(0, 4_000), longer.subarray(20_000)]) {
    expect(Math.sqrt(power(part))).toBeGreaterThan(0.005);
    expect(Math.sqrt(power(part))).toBeLessThan(0.02);
  }
});

test('a tone keeps its pitch, its height and its place at three times the rate', () => {
  const tone = (rate: number) =>
    Float32Array.from({ length: rate / 10 }, (_, i) => Math.sin((2 * Math.PI * 3_000 * i) / rate));
  const changed = withRate(tone(16_000), 3);
  const expected = tone(48_000);
  expect(changed).toHaveLength(expected.length);
  // At the edges half of the kernel is outside.
  const off = changed.subarray(200, -200).map((value, i) => Math.abs(value - expected[i + 200]!));
  expect(Math.max(...off)).toBeLessThan(0.005);
});
