import { mean } from '../signal/statistics.ts';
import { align, type Alignment, type FrameScores } from './align.ts';

/** A word that the clip fits better without. */
export type SparedWord = {
  word: number;
  /** By how much, in natural log over all frames. */
  gain: number;
};

/**
 * From this gain in all and for each sound it is worth asking whether the word was said. It takes a
 * second opinion: of words put into a phrase and never said this finds nearly all, but a hurried "an"
 * or "do" often fits better left out too.
 */
const GAIN = 8;
const GAIN_PER_PHONE = 3;
/** Words whose frames score above this were surely said, and need no second alignment. */
const SURELY_SAID = -2;

/** Words on either side that may move when one is left out; further away nothing changes. */
const NEIGHBOURS = 2;

/** The words that may not have been said; `words[word]` is the pronunciation that was aligned. */
export function findSparedWords(
  scores: FrameScores,
  words: number[][],
  alignment: Alignment,
): SparedWord[] {
  return words.flatMap((phones, word) => {
    if (meanDeficit(scores, alignment, word) > SURELY_SAID) return [];
    const gain = gainWithout(scores, words, alignment, word);
    return gain > GAIN && gain / phones.length > GAIN_PER_PHONE ? [{ word, gain }] : [];
  });
}

/** How much better the stretch round a word fits when the word is left out of the phrase. */
function gainWithout(
  scores: FrameScores,
  words: number[][],
  { phones }: Alignment,
  word: number,
): number {
  const first = Math.max(0, word - NEIGHBOURS);
  const last = Math.min(words.length - 1, word + NEIGHBOURS);
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

/** How far the word's frames lie under the best sound of each frame. */
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
