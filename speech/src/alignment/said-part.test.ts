import { expect, test } from 'vitest';
import { createEngine } from '../engine.ts';
import { frameScores } from '../testing/frame-scores.ts';
import { referenceClips } from '../testing/reference.ts';
import { shippedFiles } from '../testing/shipped.ts';
import { align } from './align.ts';
import { findSaidPart } from './said-part.ts';

const engine = createEngine(shippedFiles);
const REST = 'because nobody looked';

test.each(referenceClips)('for a speaker who stops after “$text”, the rest is missing', (clip) => {
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

/** Instead of extra words: the first may not have been the phrase, of the second too little is left. */
const TOLD_INSTEAD: Record<string, string> = {
  'the red boat is here': 'unsure-phrase',
  'she said yes': 'different-phrase',
};

test.each(referenceClips)(
  'of a speaker who stops after “$text” and says something else, no word of the rest passes',
  (clip) => {
    const other = referenceClips[(referenceClips.indexOf(clip) + 1) % referenceClips.length]!;
    const { words, issues } = engine.analyze({
      samples: Float32Array.from([...clip.samples, ...other.samples]),
      sampleRate: 16_000,
      phrase: `${clip.text} ${REST}`,
    });
    const said = clip.text.split(' ').length;
    expect(words.slice(0, said).every(({ kind }) => kind !== 'missing')).toBe(true);
    expect(words.slice(said).some(({ kind }) => kind === 'ok')).toBe(false);
    expect(issues.map(({ code }) => code)).toContain(TOLD_INSTEAD[clip.text] ?? 'extra-words');
  },
);

test.each(referenceClips)('“$text” has nothing of a phrase that was not said', (clip) => {
  const { issues } = engine.analyze({
    samples: clip.samples,
    sampleRate: 16_000,
    phrase: REST,
  });
  expect(issues.map(({ code }) => code)).toContain('different-phrase');
});

/**
 * The part found in a clip of the words `said` when the words `left` were expected too. The sounds
 * of those have the given score everywhere; the last sound is long enough to hold them.
 */
function partOf(said: number[][], left: number[][], score: number): number[] | undefined {
  const unsaid = Object.fromEntries(left.flat().map((phone) => [phone, score]));
  const sounds = said.flat();
  const long = 5 + 3 * left.flat().length;
  const scores = frameScores(
    ...sounds.map((phone, i) => ({
      frames: i === sounds.length - 1 ? long : 5,
      scores: { ...unsaid, [phone]: -0.1 },
    })),
  );
  const words = [...said, ...left];
  const whole = align(
    scores,
    words.map((word) => [word]),
  )!;
  return findSaidPart(scores, words, whole);
}

const SIX = [[1, 2, 3], [4, 5], [6]];
const FIRST_THREE = [0, 1, 2];

test('the part must fit better by 18 in total', () => {
  expect(partOf(SIX, [[10], [11]], -3.05)).toBeUndefined();
  expect(partOf(SIX, [[10], [11]], -3.15)).toEqual(FIRST_THREE);
});

test('and by 1 for each sound left out', () => {
  const many = Array.from({ length: 20 }, (_, i) => 10 + i);
  const said = Array.from({ length: 3 }, () => [1, 2, 3, 4, 5, 6]);
  const left = [many];
  expect(partOf(said, left, -0.1 - 19.5 / 60)).toBeUndefined();
  expect(partOf(said, left, -0.1 - 20.5 / 60)).toEqual(FIRST_THREE);
});

test('a part of one word or of four sounds may fit by chance', () => {
  expect(partOf([[1, 2, 3, 4, 5]], [[10, 11]], -8)).toBeUndefined();
  expect(
    partOf(
      [
        [1, 2],
        [3, 4, 5],
      ],
      [[10, 11]],
      -8,
    ),
  ).toEqual([0, 1]);
  expect(
    partOf(
      [
        [1, 2],
        [3, 4],
      ],
      [[10, 11]],
      -8,
    ),
  ).toBeUndefined();
});

/** What is found if the first words of a text were said. */
function foundOf(sounds: number, words: number, saidWords: number) {
  const wordsOf = (count: number, first: number) =>
    Array.from({ length: count }, () => Array.from({ length: sounds }, (_, i) => first + (i % 5)));
  return partOf(wordsOf(saidWords, 1), wordsOf(words - saidWords, 10), -8)?.length;
}

test.each([
  ['each word of 17', 17, 4, 4],
  ['16 words of 18, and not the ninth', 18, 9, 10],
])('in a short text a cut is tried after %s', (_, words, said, found) => {
  expect(foundOf(2, words, said)).toBe(found);
});

test.each([
  ['190 sounds: four cuts, the second', 38, 15],
  ['200 sounds: three cuts, the first', 40, 10],
])('the more sounds a text has, the fewer cuts are tried: %s', (_, words, said) => {
  expect(foundOf(5, words, said)).toBe(said);
});
