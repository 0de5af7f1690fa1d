import { align, type Alignment, type FrameScores } from './align.ts';

/** A part with fewer words or sounds may fit by chance. */
const FEWEST_WORDS = 2;
const FEWEST_SOUNDS = 5;
/**
 * How much better the part must fit, in total and per omitted sound (natural log). Of 500 complete
 * readings by unseen speakers a part of three would fit better (with 12: nine); whether the rest was said is
 * up to the scorer (missing-words.ts). If the text has one to
 * four more words before or after what was read, 457 of 500 are found (with 12: 474).
 */
const GAIN = 18;
const GAIN_PER_SOUND = 1;
/**
 * Each cut costs two alignments, so their number is limited to this divided by the text's sounds,
 * and to:
 */
const SOUNDS_BY_CUTS = 600;
const MOST_CUTS = 16;

/**
 * The words up to where a speaker stopped, or from where one started, if the clip fits that part
 * clearly better than the whole phrase. `words[word]` lists the sounds of the pronunciation heard.
 */
export function findSaidPart(
  scores: FrameScores,
  words: number[][],
  whole: Alignment,
): number[] | undefined {
  const all = words.map((_, word) => word);
  let best: number[] | undefined;
  let highest = whole.score;
  for (const kept of cutsOf(words).flatMap((cut) => [all.slice(0, cut), all.slice(cut)])) {
    const sounds = countSounds(words, kept);
    if (kept.length < FEWEST_WORDS || sounds < FEWEST_SOUNDS) continue;
    const part = align(
      scores,
      kept.map((word) => [words[word]!]),
    );
    if (!part || part.score <= highest) continue;
    const gain = (part.score - whole.score) * scores.frames;
    const left = countSounds(words, all) - sounds;
    if (gain < GAIN || gain < GAIN_PER_SOUND * left) continue;
    highest = part.score;
    best = kept;
  }
  return best;
}

function cutsOf(words: number[][]): number[] {
  const affordable = Math.ceil(SOUNDS_BY_CUTS / words.flat().length);
  const count = Math.min(MOST_CUTS, affordable, words.length - 1);
  return Array.from({ length: count }, (_, i) =>
    Math.round(((i + 1) * words.length) / (count + 1)),
  );
}

function countSounds(words: number[][], kept: number[]): number {
  return kept.reduce((sum, word) => sum + words[word]!.length, 0);
}
