import { expect, test } from 'vitest';
import { createEngine } from '../engine.ts';
import { referenceClips } from '../testing/reference.ts';
import { shippedFiles } from '../testing/shipped.ts';

const engine = createEngine(shippedFiles);
const REST = 'because nobody looked';

test.each(referenceClips)('a speaker who stops after “$text” has left the rest out', (clip) => {
  const said = clip.text.split(' ').length;
  for (const phrase of [`${clip.text} ${REST}`, `${REST} ${clip.text}`]) {
    const { words, issues, overallAccuracy, transcript } = engine.analyze({
      samples: clip.samples,
      sampleRate: 16_000,
      phrase,
    });
    const missing = words.flatMap(({ kind }, i) => (kind === 'missing' ? [i] : []));
    const start = phrase.startsWith(REST) ? 0 : said;
    expect(missing).toEqual(REST.split(' ').map((_, i) => start + i));
    const code = start === 0 ? 'words-missing' : 'stopped-early';
    expect(issues.map((issue) => issue.code)).toEqual([code]);
    expect(issues[0]!.words).toEqual(missing);
    expect(transcript).toBe(clip.text);
    expect(overallAccuracy).toBeLessThan(60);
  }
});

test.each(referenceClips)('“$text” has nothing of a phrase that was not said', (clip) => {
  const { issues } = engine.analyze({
    samples: clip.samples,
    sampleRate: 16_000,
    phrase: REST,
  });
  expect(issues.map(({ code }) => code)).toContain('different-phrase');
});
