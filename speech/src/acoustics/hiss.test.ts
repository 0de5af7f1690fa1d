import { expect, test } from 'vitest';
import { buzz, hiss, joined, louder, tone } from '../testing/sounds.ts';
import { frameHiss } from './hiss.ts';

const loud = (samples: Float32Array) => louder(samples, 32_768);
const middle = (values: Float32Array, from: number, to: number) =>
  Math.max(...values.slice(from, to));

test('a hiss has a far higher value than a voice of the same level', () => {
  const clip = loud(joined(buzz(120, 140, 0.5), hiss(0.5, 0.2)));
  const values = frameHiss(clip);
  expect(middle(values, 60, 90)).toBeGreaterThan(0);
  expect(middle(values, 5, 40)).toBeLessThan(-15);
});

test('a low rumble is not a hiss, and the gain does not matter', () => {
  const clip = loud(joined(tone(200, 0.4), hiss(0.4, 0.1)));
  const values = frameHiss(clip);
  expect(middle(values, 5, 30)).toBeLessThan(-25);
  frameHiss(louder(clip, 0.2)).forEach((value, frame) =>
    expect(value).toBeCloseTo(values[frame]!, 0),
  );
});

test('a tenth of the amplitude is 20 dB less hiss', () => {
  const values = frameHiss(loud(joined(hiss(0.5, 0.2), hiss(0.5, 0.02))));
  expect(middle(values, 5, 40) - middle(values, 60, 90)).toBeCloseTo(20, 0);
});

test.each([
  ['an eighth', 0.125, false],
  ['a fortieth', 0.025, true],
])('%s of the clip that is louder: is the rest measured by itself?', (_, share, byItself) => {
  const clip = loud(joined(hiss(4 * (1 - share), 0.01), hiss(4 * share, 0.3)));
  expect(middle(frameHiss(clip), 5, 200) > 0).toBe(byItself);
});
