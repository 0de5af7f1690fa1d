import { expect, test } from 'vitest';
import { withRoom } from './room-noise.ts';

test('after a recording comes its own quietest part, there and back', () => {
  const samples = Float32Array.from({ length: 1000 }, (_, at) =>
    at < 500 ? 0.5 : 0.001 * (at % 7),
  );
  const { samples: whole, sampleRate } = withRoom({ samples, sampleRate: 1000 }, 0.6);
  expect([whole.length, sampleRate]).toEqual([1600, 1000]);
  expect(whole.subarray(0, 1000)).toEqual(samples);
  const room = whole.subarray(1000);
  expect(Math.max(...room)).toBeLessThan(0.01);
  expect(room[249]).toBe(room[250]);
  expect(room[0]).toBe(room[499]);
  expect(room[500]).toBe(room[0]);
});
