import { mean } from '../signal/statistics.ts';
import { align, type Alignment, type FrameScores } from './align.ts';

/** A word without which the clip fits better. */
export type OmissionCandidate = {
  word: number;
  /** By how much, in natural log over all frames. */
  gain: number;
};

/**
 * From this gain on, in total and per sound, the word may have been left out. This finds nearly all
 * words that were added to a phrase and never said, but also many a hurried "an" or "do": a word
 * counts as missing only if the scorer agrees. With 4 and 1.5 nothing changes. With 16 in total, three of
 * 626 phrases with words added before or after them are no longer searched for the part that was said.
 */
const GAIN = 8;
const GAIN_PER_PHONE = 3;
/**
 * Words whose mean frame score is above this were certainly said, and need no second alignment. Of 313 added
 * words 214 are found missing, as with -1; with -4 it is 186.
 */
const SURELY_SAID = -2;

/**
 * How many words on each side may be aligned differently if one is left out; others do not change.
 */
const NEIGHBORS = 2;

/** The words that may not have been said; `words[word]` is the aligned pronunciation. */
export function findOmissionCandidates(
  scores: FrameScores,
  words: number[][],
  alignment: Alignment,
): OmissionCandidate[] {
  return words.flatMap((phones, word) => {
    if (meanDeficit(scores, alignment, word) > SURELY_SAID) return [];
    const gain = gainWithout(scores, words, alignment, word);
    return gain > GAIN && gain / phones.length > GAIN_PER_PHONE ? [{ word, gain }] : [];
  });
}

/** How much better the frames around a word fit if the word is left out of the phrase. */
function gainWithout(
  scores: FrameScores,
  words: number[][],
  { phones }: Alignment,
  word: number,
): number {
  const first = Math.max(0, word - NEIGHBORS);
  const last = Math.min(words.length - 1, word + NEIGHBORS);
  const inside = phones.filter((phone) => phone.word >= first && phone.word <= last);
  const start = first === 0 ? 0 : inside[0]!.start;
  const end = last === words.length - 1 ? scores.frames : inside.at(-1)!.end;
  const stretch = {
    frames: end - start,
    classes: scores.classes,
    values: scores.values.subarray(start * scores.classes, end * scores.classes),
  };
  const paths = words.slice(first, last + 1).map((pronunciation) => [pronunciation]);
  const whole = align(stretch, paths);
  const without = align(stretch, paths.toSpliced(word - first, 1));
  return whole && without ? (without.score - whole.score) * stretch.frames : -Infinity;
}

/** How far the word's frames are below the best sound of each frame, on average. */
function meanDeficit(
  { classes, values }: FrameScores,
  { phones }: Alignment,
  word: number,
): number {
  const deficits: number[] = [];
  for (const { phone, start, end } of phones.filter((p) => p.word === word)) {
    for (let frame = start; frame < end; frame++) {
      const row = frame * classes;
      let best = -Infinity;
      for (let c = 0; c < classes; c++) best = Math.max(best, values[row + c]!);
      deficits.push(values[row + phone]! - best);
    }
  }
  return mean(deficits);
}
