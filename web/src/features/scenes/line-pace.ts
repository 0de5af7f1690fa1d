import { type Analysis, pace, syllablesIn } from '@saywell/contract';

/** How a line went by: when the voice was there, and how many syllables it said. */
export type LinePace = {
  syllables: number;
  /** Seconds from the first word to the last, with the pauses. */
  seconds: number;
  pauses: number;
  pauseSeconds: number;
  /** From and to, in seconds from the first word: a gap between two of them is a pause. */
  stretches: [from: number, to: number][];
};

type Words = readonly {
  start: number;
  end: number;
  sounds: readonly { phone: string }[];
}[];

/** Of words in order, all of them said; undefined where nothing was. */
export function linePace(words: Words): LinePace | undefined {
  const syllables = syllablesIn(words);
  const { rate, pauses, pauseSeconds } = pace(words, syllables);
  const first = words[0]?.start ?? 0;
  const seconds = (words.at(-1)?.end ?? 0) - first;
  if (rate === null) return undefined;
  const begins = [0, ...pauses.map(({ start, length }) => start + length - first)];
  const ends = [...pauses.map(({ start }) => start - first), seconds];
  return {
    syllables,
    seconds,
    pauses: pauses.length,
    pauseSeconds,
    stretches: begins.map((begin, at) => [begin, ends[at]!]),
  };
}

/** What was said of a take; a word that was left out takes no time. */
export const saidWords = (words: Analysis['words']): Analysis['words'] =>
  words.filter(({ kind }) => kind !== 'missing');

/** Syllables a second over several lines, without the pauses; null where there are none. */
export function rateOf(lines: readonly LinePace[]): number | null {
  const syllables = sum(lines.map((line) => line.syllables));
  const seconds = sum(lines.map((line) => line.seconds - line.pauseSeconds));
  return seconds > 0 ? syllables / seconds : null;
}

export const pausesOf = (lines: readonly LinePace[]) => ({
  count: sum(lines.map(({ pauses }) => pauses)),
  seconds: sum(lines.map(({ pauseSeconds }) => pauseSeconds)),
});

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** This much slower or faster than the model is heard as such. */
const SLOWER = 0.8;
const FASTER = 1.25;

/** The pace beside the model’s, in a short sentence. */
export function paceText(yours: number, model: number): string {
  if (yours < SLOWER * model) return 'Slower than the model';
  return yours > FASTER * model ? 'Faster than the model' : 'About as fast as the model';
}

/** The pauses inside lines, in a short sentence. */
export function pauseText({ count, seconds }: ReturnType<typeof pausesOf>): string {
  if (count === 0) return 'No pauses inside a line';
  const pauses = count === 1 ? '1 pause' : `${count} pauses`;
  return `${pauses} inside a line, ${seconds.toFixed(1)} seconds in all`;
}
