import { expect, test } from 'vitest';
import { createEngine } from '../engine.ts';
import { withPinkNoise } from '../recording/pink-noise.ts';
import { NOISES } from '../testing/noises.ts';
import { referenceClips } from '../testing/reference.ts';
import { shippedFiles } from '../testing/shipped.ts';

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
