import { expect, test } from 'vitest';
import { createEngine } from '../engine.ts';
import { withPinkNoise } from '../recording/pink-noise.ts';
import { NOISES } from '../testing/noises.ts';
import type { Clip } from '../observation/observe.ts';
import { phoneIndex, SILENCE } from '../phonemes/phone-index.ts';
import { referenceClips } from '../testing/reference.ts';
import { shippedFiles } from '../testing/shipped.ts';
import { soundsLikeSpeech } from './sounds-like-speech.ts';

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
      ...withPinkNoise(loud, [20, 10]).map((copy) => copy.map((value) => value / 32_768)),
      clip.samples.map((value) => value * 0.06),
    ];
    for (const samples of versions) {
      const analysis = engine.analyze({ samples, sampleRate: 16_000, phrase: clip.text });
      expect(analysis.issues.filter(({ blocking }) => blocking)).toEqual([]);
      expect(analysis.overallAccuracy).toBeGreaterThan(70);
    }
  },
);

/** Ten frames of a vowel with this probability, this many of them voiced, and ten of silence. */
function clipOf(probability: number, voiced: number): Clip {
  const classes = SILENCE + 1;
  const logPosteriors = new Float32Array(20 * classes).fill(-9);
  for (let frame = 0; frame < 10; frame++) {
    logPosteriors[frame * classes + phoneIndex('AA')] = Math.log(probability);
  }
  for (let frame = 10; frame < 20; frame++) logPosteriors[frame * classes + SILENCE] = -0.01;
  const hz = Float32Array.from({ length: 20 }, (_, frame) => (frame < voiced ? 120 : 0));
  return { network: { frames: 20, classes, logPosteriors }, pitch: { hz } } as unknown as Clip;
}

test('a clip is speech from a confidence of 0.5, and from 0.22 when 45 % of its vowels are voiced', () => {
  expect(soundsLikeSpeech(clipOf(0.51, 0))).toBe(true);
  expect(soundsLikeSpeech(clipOf(0.49, 4))).toBe(false);
  expect(soundsLikeSpeech(clipOf(0.49, 5))).toBe(true);
  expect(soundsLikeSpeech(clipOf(0.23, 5))).toBe(true);
  expect(soundsLikeSpeech(clipOf(0.21, 10))).toBe(false);
});

test('silence alone is not speech', () => {
  const silent = clipOf(1e-9, 0);
  silent.network.logPosteriors.set(silent.network.logPosteriors.slice(-10 * (SILENCE + 1)));
  expect(soundsLikeSpeech(silent)).toBe(false);
});
