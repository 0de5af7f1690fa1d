import { expect, test } from 'vitest';
import { align, type FrameScores } from '../alignment/align.ts';
import type { Clip } from '../observation/observe.ts';
import { frameScores } from '../testing/frame-scores.ts';
import { leaveOutMissing } from './missing-words.ts';
import type { PhraseReader, Reading } from './reading.ts';

const SURE = 0.7;

/** A reader for these words (phones of each); all sounds of a word get the same score. */
function readerOf(
  clip: FrameScores,
  phones: number[][],
  scores: Record<number, { sounds: number; word: number }>,
  chance: (words: number[]) => number,
): PhraseReader {
  const read = (words: number[]): Reading => {
    const alignment = align(
      clip,
      words.map((word) => [phones[word]!]),
    )!;
    const ofSounds = alignment.phones.map(({ word }) => scores[words[word]!]?.sounds ?? 2);
    return {
      words,
      observation: { alignment },
      symbols: [],
      strict: {
        phones: ofSounds,
        words: words.map((word) => scores[word]?.word ?? 10),
        aspects: [],
      },
      chance: chance(words),
    } as unknown as Reading;
  };
  return { whole: read(phones.map((_, word) => word)), variants: [], phones, read };
}

type Case = {
  /** Phones of each word. */
  phrase: number[][];
  /** Words that were not said. */
  left: number[];
  /** The score of their sounds in every frame of the clip. */
  fit?: number;
  /** The scorer's score for their sounds, of 2. */
  score?: number;
  /** And for them as words, of 10. */
  wordScore?: number;
  chance?: (words: number[]) => number;
};

/** The clip holds only the words that were said, each sound long enough for those that were not. */
function found({ phrase, left, fit = -9, score = 0, wordScore = 0, chance = () => 1 }: Case) {
  const unsaid = left.flatMap((word) => phrase[word]!);
  const said = phrase.filter((_, word) => !left.includes(word)).flat();
  const everywhere = Object.fromEntries(unsaid.map((phone) => [phone, fit]));
  const clip = frameScores(
    ...said.map((phone) => ({
      frames: 5 + 3 * unsaid.length,
      scores: { ...everywhere, [phone]: -0.1 },
    })),
  );
  const scores = Object.fromEntries(left.map((word) => [word, { sounds: score, word: wordScore }]));
  const reader = readerOf(clip, phrase, scores, chance);
  const { missing, part, reading } = leaveOutMissing(reader, { scores: clip } as Clip, SURE);
  return { missing, part, words: reading.words };
}

const ONE_LEFT = { phrase: [[1], [10], [2]], left: [1] };

test('the better the scorer rates the sounds of a word, the more must be gained without it', () => {
  const missing = (fit: number, score: number) => found({ ...ONE_LEFT, fit, score }).missing;
  // Without it the clip gains 24 at -8.1, 16 at -5.45.
  expect([missing(-5.4, 0), missing(-5.5, 0)]).toEqual([[], [1]]);
  expect([missing(-8.05, 0.8), missing(-8.15, 0.8)]).toEqual([[], [1]]);
});

test('a word inside that the scorer gives 4.5 or more was said, whatever is gained without it', () => {
  const missing = (wordScore: number) => found({ ...ONE_LEFT, fit: -12, wordScore }).missing;
  expect([missing(4.49), missing(4.5)]).toEqual([[1], []]);
});

test('the words that were said are read on their own, and count only when they are surely the phrase', () => {
  const rest = (chance: number) =>
    found({ ...ONE_LEFT, chance: (words) => (words.length === 2 ? chance : 0.9) });
  expect(rest(0.99)).toEqual({ missing: [1], part: false, words: [0, 2] });
  expect(rest(0.98)).toEqual({ missing: [], part: false, words: [0, 1, 2] });
});

test('with more than 60 % of its words missing it was not this phrase', () => {
  const three = found({ phrase: [[10], [1], [11], [2], [12]], left: [0, 2, 4] });
  expect(three).toEqual({ missing: [0, 2, 4], part: false, words: [1, 3] });
  expect(found({ phrase: [[10], [1], [11], [12]], left: [0, 2, 3] }).missing).toEqual([]);
});

test('three quarters may be missing around one stretch', () => {
  const stopped = (count: number) => {
    const left = Array.from({ length: count }, (_, i) => 2 + i);
    const phrase = [[1, 2], [3, 4, 5], ...left.map((word) => [10 + word])];
    return found({ phrase, left });
  };
  expect(stopped(6)).toEqual({ missing: [2, 3, 4, 5, 6, 7], part: true, words: [0, 1] });
  expect(stopped(7)).toMatchObject({ missing: [], part: false });
});

test('missing words are in the order of the phrase, also one inside the part that was said', () => {
  const phrase = [[1, 2], [10], [3, 4, 5], [6, 7], [11], [12]];
  const { missing, part } = found({ phrase, left: [1, 4, 5] });
  expect([missing, part]).toEqual([[1, 4, 5], true]);
});

test('a part is looked for when it is not surely the phrase, or a word may have been left out', () => {
  // The missing word fits almost as well as what was said: as a single word it is no candidate.
  const sounds = Array.from({ length: 20 }, (_, i) => 10 + i);
  const said = [1, 2, 3, 4, 5, 6];
  const poor = (chance: number) =>
    found({
      phrase: [said, said, said, sounds],
      left: [3],
      fit: -0.45,
      chance: (words) => (words.length === 4 ? chance : 1),
    });
  expect(poor(0.69)).toEqual({ missing: [3], part: true, words: [0, 1, 2] });
  expect(poor(0.7)).toEqual({ missing: [], part: false, words: [0, 1, 2, 3] });
  const candidate = found({ phrase: [[1, 2], [3, 4, 5], [10]], left: [2], score: 1.39 });
  expect(candidate).toEqual({ missing: [2], part: true, words: [0, 1] });
});

test('a part is not all that was said if the scorer does not doubt the rest', () => {
  const stopped = (score: number) =>
    found({ phrase: [[1, 2], [3, 4, 5], [10], [11]], left: [2, 3], score, wordScore: 9 }).missing;
  expect([stopped(1.39), stopped(1.4)]).toEqual([[2, 3], []]);
});
