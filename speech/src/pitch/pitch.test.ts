import { expect, test } from 'vitest';
import { buzz, hiss, joined, louder, silence } from '../testing/sounds.ts';
import { trackAnyVoice, trackThisVoice } from './pitch.ts';

const loud = (samples: Float32Array) => louder(samples, 32_768);

test.each([90, 130, 220, 330, 440])('a voice at %i Hz is tracked to within a percent', (hz) => {
  const clip = loud(buzz(hz, hz, 0.6));
  const track = trackThisVoice(clip, trackAnyVoice(clip));
  const middle = track.hz.slice(10, -10);
  for (const value of middle) expect(Math.abs(value / hz - 1)).toBeLessThan(0.01);
});

test('a glide goes up without octave jumps', () => {
  const clip = loud(buzz(110, 260, 1.2));
  const { hz } = trackThisVoice(clip, trackAnyVoice(clip));
  const middle = hz.slice(8, -8);
  for (let i = 1; i < middle.length; i++) {
    expect(middle[i]! / middle[i - 1]!).toBeGreaterThan(0.97);
    expect(middle[i]! / middle[i - 1]!).toBeLessThan(1.06);
  }
  expect(middle.at(-1)! / middle[0]!).toBeGreaterThan(2);
});

test('noise and silence have no pitch', () => {
  const { hz } = trackAnyVoice(loud(joined(silence(0.4), hiss(0.6, 0.2))));
  const voiced = hz.filter((value) => value > 0).length;
  expect(voiced / hz.length).toBeLessThan(0.1);
});

test('the track does not depend on how loud the voice is', () => {
  const clip = loud(buzz(120, 180, 0.5));
  const quiet = trackAnyVoice(louder(clip, 0.1));
  const normal = trackAnyVoice(clip);
  normal.hz.forEach((value, frame) => expect(quiet.hz[frame]).toBeCloseTo(value, 1));
});

test('empty clips are fine', () => {
  expect(trackAnyVoice(new Float32Array(0)).hz).toHaveLength(1);
});
