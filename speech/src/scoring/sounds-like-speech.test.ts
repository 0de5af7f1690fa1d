import { expect, test } from 'vitest';
import { createEngine } from '../engine.ts';
import { withPinkNoise } from '../testing/pink-noise.ts';
import { NOISES } from '../testing/noises.ts';
import type { Clip } from '../observation/observe.ts';
import { phoneIndex, SILENCE } from '../phonemes/phone-index.ts';
import { referenceClips } from '../testing/reference.ts';
import { shippedFiles } from '../testing/shipped.ts';
import { soundsLikeSpeech } from './sounds-like-speech.ts';

/** 100 frames of a sound with this probability, this many of them voiced, and as many of silence. */
function clipOf(probability: number, voiced: number, sound = 'AA'): Clip {
  const classes = SILENCE + 1;
  const logPosteriors = new Float32Array(200 * classes).fill(-9);
  for (let frame = 0; frame < 100; frame++) {
    logPosteriors[frame * classes + phoneIndex(sound)] = Math.log(probability);
  }
  for (let frame = 100; frame < 200; frame++) logPosteriors[frame * classes + SILENCE] = -0.01;
  const hz = Float32Array.from({ length: 200 }, (_, frame) => (frame < voiced ? 120 : 0));
  return { network: { frames: 200, classes, logPosteriors }, pitch: { hz } } as unknown as Clip;
}

test('a clip is speech from a confidence of 0.5, and from 0.22 when 45 % of its vowels are voiced', () => {
  expect(soundsLikeSpeech(clipOf(0.51, 0))).toBe(true);
  expect(soundsLikeSpeech(clipOf(0.49, 44))).toBe(false);
  expect(soundsLikeSpeech(clipOf(0.49, 45))).toBe(true);
  expect(soundsLikeSpeech(clipOf(0.23, 46))).toBe(true);
  expect(soundsLikeSpeech(clipOf(0.21, 100))).toBe(false);
});

test('a voiced consonant is no vowel', () => {
  expect(soundsLikeSpeech(clipOf(0.49, 100, 'M'))).toBe(false);
  expect(soundsLikeSpeech(clipOf(0.51, 100, 'M'))).toBe(true);
});

test('silence alone is not speech', () => {
  const silent = clipOf(1e-9, 0);
  silent.network.logPosteriors.set(silent.network.logPosteriors.slice(-100 * (SILENCE + 1)));
  expect(soundsLikeSpeech(silent)).toBe(false);
});

const engine = createEngine(shippedFiles);
const PHRASES = ['Very good', 'A big ship', 'She sees the sea', 'How are you today?'];

test.each(Object.entries(NOISES))('%s keeps next to no points, whatever the phrase', (_, noise) => {
  PHRASES.forEach((phrase, i) => {
    const samples = noise(1 + 0.6 * i, 40 + i);
    const { overallAccuracy, issues } = engine.analyze({ samples, sampleRate: 16_000, phrase });
    expect(overallAccuracy).toBeLessThanOrEqual(10);
    expect(issues.some(({ blocking }) => blocking)).toBe(true);
  });
});

test.each(['white', 'pink', 'brown', 'hum'])('%s is named as noise', (name) => {
  const samples = NOISES[name]!(2, 7);
  const { issues } = engine.analyze({ samples, sampleRate: 16_000, phrase: 'Very good' });
  expect(issues.map(({ code }) => code)).toContain('only-noise');
  expect(issues.map(({ code }) => code)).not.toContain('noisy');
});

test.each(referenceClips)(
  '“$text” is speech at 20 and at 10 dB over noise, and when quiet',
  (clip) => {
    const loud = clip.samples.map((value) => value * 32_768);
    const versions = [
      ...[20, 10].map((under) => withPinkNoise(loud, under).map((value) => value / 32_768)),
      clip.samples.map((value) => value * 0.06),
    ];
    for (const samples of versions) {
      const analysis = engine.analyze({ samples, sampleRate: 16_000, phrase: clip.text });
      expect(analysis.issues.filter(({ blocking }) => blocking)).toEqual([]);
      expect(analysis.overallAccuracy).toBeGreaterThan(70);
    }
  },
);
