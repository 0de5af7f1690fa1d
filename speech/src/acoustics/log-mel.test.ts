import { expect, test } from 'vitest';
import { prepare } from '../recording/prepare.ts';
import { referenceClips } from '../testing/reference.ts';
import { tone } from '../testing/sounds.ts';
import { BANDS, logMel } from './log-mel.ts';

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

test('every band has a mean of zero over the clip', () => {
  const { frames, values } = logMel(tone(500, 1, 9_000).map((v, i) => v * Math.sin(i / 900)));
  for (let band = 0; band < BANDS; band++) {
    let sum = 0;
    for (let frame = 0; frame < frames; frame++) sum += values[frame * BANDS + band]!;
    expect(Math.abs(sum / frames)).toBeLessThan(1e-4);
  }
});

test('a clip too short for two frames is filled up to two', () => {
  expect(logMel(new Float32Array(0)).frames).toBe(2);
  expect(logMel(new Float32Array(100)).frames).toBe(2);
});
