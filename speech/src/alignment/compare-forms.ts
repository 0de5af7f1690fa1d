import { align, type AlignedPhone, type FrameScores } from './align.ts';

/** As in `findOmissionCandidates`: the words on each side that may be aligned anew. */
const NEIGHBORS = 2;

/**
 * How well each group of a word's forms fits: the best of its forms, in natural log over the frames
 * around the word, to compare with each other. Undefined if the word was not said. `words`: all
 * forms of every word of the phrase.
 */
export function fitsOfForms(
  scores: FrameScores,
  phones: readonly AlignedPhone[],
  words: readonly number[][][],
  word: number,
  groups: readonly number[][][],
): number[] | undefined {
  const near = phones.filter((phone) => Math.abs(phone.word - word) <= NEIGHBORS);
  if (!near.some((phone) => phone.word === word)) return undefined;
  const said = [...new Set(near.map((phone) => phone.word))];
  const isFirst = near[0] === phones[0];
  const isLast = near.at(-1) === phones.at(-1);
  const start = isFirst ? 0 : near[0]!.start;
  const end = isLast ? scores.frames : near.at(-1)!.end;
  const stretch = {
    frames: end - start,
    classes: scores.classes,
    values: scores.values.subarray(start * scores.classes, end * scores.classes),
  };
  return groups.map((forms) => {
    if (forms.length === 0) return -Infinity;
    const paths = said.map((index) => (index === word ? forms : words[index]!));
    const aligned = align(stretch, paths);
    return aligned ? aligned.score * stretch.frames : -Infinity;
  });
}
