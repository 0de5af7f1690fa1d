import { expect, test } from 'vitest';
import { referenceClips } from '../testing/reference.ts';
import { buzz, hiss, joined, louder, silence } from '../testing/sounds.ts';
import { type Level, measureLevel } from './level.ts';
import { prepare } from './prepare.ts';
import { recordingIssues } from './recording-issues.ts';
import { resample } from './resample.ts';

function issuesOf(samples: Float32Array): { code: string; blocking: boolean }[] {
  const { whole, broken } = prepare(samples, 16_000);
  return recordingIssues(measureLevel(whole), broken).map(({ code, blocking }) => ({
    code,
    blocking,
  }));
}

const [clip] = referenceClips;
const speech = joined(silence(0.3), clip!.samples, silence(0.3));

test('a clean take has nothing wrong with it, quieter by 12 dB too', () => {
  expect(issuesOf(speech)).toEqual([]);
  expect(issuesOf(louder(speech, 0.25))).toEqual([]);
});

test('silence and a nearly silent microphone are distinguished from a quiet voice', () => {
  expect(issuesOf(silence(2))).toEqual([{ code: 'silence', blocking: true }]);
  expect(issuesOf(hiss(2, 0.0002))).toEqual([{ code: 'silence', blocking: true }]);
  expect(issuesOf(louder(speech, 0.004))).toEqual([{ code: 'too-quiet', blocking: true }]);
});

test('steady noise is not a take', () => {
  expect(issuesOf(hiss(2, 0.2))).toEqual([{ code: 'only-noise', blocking: true }]);
});

test('a fifth of a second is too short', () => {
  expect(issuesOf(buzz(120, 140, 0.2))).toEqual([{ code: 'too-short', blocking: true }]);
});

test('a clipped voice is reported, and refused if too much is clipped', () => {
  const clipped = (gain: number) =>
    louder(speech, gain).map((value) => Math.max(-1, Math.min(1, value)));
  expect(issuesOf(clipped(6))).toContainEqual({ code: 'clipped', blocking: false });
  expect(issuesOf(clipped(400))).toContainEqual({ code: 'clipped', blocking: true });
});

test('clipping still shows after the gain is turned down', () => {
  const clipped = louder(speech, 6).map((value) => Math.max(-1, Math.min(1, value)));
  expect(issuesOf(louder(clipped, 0.4))).toContainEqual({ code: 'clipped', blocking: false });
});

test('loud noise under a voice is a warning', () => {
  const noise = hiss(speech.length / 16_000, 0.12);
  expect(issuesOf(speech.map((value, i) => value + noise[i]!))).toContainEqual({
    code: 'noisy',
    blocking: false,
  });
});

test('telephone sound is a warning', () => {
  const half = Float32Array.from(
    { length: speech.length / 2 },
    (_, i) => (speech[2 * i]! + speech[2 * i + 1]!) / 2,
  );
  expect(issuesOf(resample(half, 8_000))).toContainEqual({ code: 'narrow-band', blocking: false });
});

test('a file with broken samples is refused', () => {
  const broken = speech.map((value, i) => (i % 20 ? value : NaN));
  expect(issuesOf(broken)).toEqual([{ code: 'damaged', blocking: true }]);
});

/** The voice, and an echo that dies away by 60 dB in so many seconds and is that much stronger. */
function inRoom(samples: Float32Array, seconds: number, decibels: number): Float32Array {
  const echo = hiss(seconds, 1).map((value, i, all) => value * 10 ** ((-3 * i) / all.length));
  const strength = Math.hypot(...echo);
  const result = new Float32Array(samples.length + echo.length);
  samples.forEach((value, i) => {
    result[i]! += value;
    if (value === 0) return;
    for (let k = 48; k < echo.length; k++) {
      result[i + k]! += (value * echo[k]! * 10 ** (decibels / 20)) / strength;
    }
  });
  return result;
}

test('a voice that the echo of a room covers is too far away, one beside a soft echo is not', () => {
  const { samples } = referenceClips[1]!;
  expect(issuesOf(inRoom(samples, 0.3, -10))).toEqual([]);
  const covered = louder(inRoom(samples, 2, 12), 0.1);
  expect(issuesOf(covered)).toEqual([{ code: 'too-far', blocking: false }]);
});

const GOOD: Level = { peak: 60, floor: 20, fall: 20, clipped: 0, seconds: 3, brightness: -30 };
const codes = (changes: Partial<Level>, broken = 0) =>
  recordingIssues({ ...GOOD, ...changes }, broken).map(
    ({ code, blocking }) => code + (blocking ? ' (blocking)' : ''),
  );

test.each<[threshold: string, within: string[], beyond: string[], issue: string]>([
  ['broken samples', codes({}, 0.01), codes({}, 0.0101), 'damaged (blocking)'],
  [
    'silence',
    codes({ peak: 38, floor: 20 }),
    codes({ peak: 23.9, floor: 10 }),
    'silence (blocking)',
  ],
  ['length', codes({ seconds: 0.25 }), codes({ seconds: 0.249 }), 'too-short (blocking)'],
  ['one steady sound', codes({ floor: 44 }), codes({ floor: 55.1 }), 'only-noise (blocking)'],
  ['a quiet voice', codes({ peak: 38 }), codes({ peak: 37.9 }), 'too-quiet (blocking)'],
  ['clipping', codes({ clipped: 0.004 }), codes({ clipped: 0.0041 }), 'clipped'],
  ['noise', codes({ floor: 44 }), codes({ floor: 44.1 }), 'noisy'],
  ['the echo of a room', codes({ fall: 6.5 }), codes({ fall: 6.4 }), 'too-far'],
  ['telephone sound', codes({ brightness: -55 }), codes({ brightness: -55.1 }), 'narrow-band'],
])('%s has nothing wrong on one side of its threshold, and an issue on the other', (...row) => {
  const [, within, beyond, issue] = row;
  expect([within, beyond]).toEqual([[], [issue]]);
});

test('where two issues meet, each begins at its own threshold', () => {
  expect(codes({ peak: 24, floor: 10 })).toEqual(['too-quiet (blocking)']);
  expect(codes({ floor: 55 })).toEqual(['noisy']);
  expect(codes({ floor: 44.1, fall: 3 })).toEqual(['noisy']);
  expect(codes({ peak: 37.9, floor: 33 })).toEqual(['silence (blocking)']);
  expect(codes({ peak: 38, floor: 33.1 })).toEqual(['only-noise (blocking)']);
  expect(codes({ clipped: 0.12 })).toEqual(['clipped']);
  expect(codes({ clipped: 0.121 })).toEqual(['clipped (blocking)']);
});
