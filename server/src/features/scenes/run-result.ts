import { type Analysis, pace, type SceneRun, syllablesIn } from '@saywell/contract';

/** One line as it was saved. */
export type SaidLine = {
  line: number;
  /** 0 to 1. Null where the engine was not sure. */
  accuracy: number | null;
  /** Null where it was saved without one. */
  analysis: Analysis | null;
  /** The first tip of the exercise, for an analysis that has none. */
  tip: string;
};

type Result = Pick<SceneRun, 'score' | 'prosody' | 'rate' | 'pauseSeconds' | 'lines' | 'again'>;

/** A line that was said as well as this needs no second try. */
const WELL_FROM = 90;

/** What a run came to, from the lines that were said in it. */
export function resultOf(said: readonly SaidLine[]): Result {
  const scored = said.flatMap(({ accuracy, analysis }) =>
    accuracy !== null && analysis ? [analysis] : [],
  );
  return {
    score: meanOf(said.flatMap(({ accuracy }) => (accuracy === null ? [] : [accuracy * 100]))),
    prosody: meanOf(scored.map(({ prosodyScore }) => prosodyScore)),
    ...paceOf(scored),
    lines: said.map(({ line, accuracy }) => ({
      line,
      score: accuracy === null ? null : round(accuracy * 100),
    })),
    again: againOf(said),
  };
}

/** As the end of a run shows it: of all its lines together. */
function paceOf(scored: readonly Analysis[]): Pick<Result, 'rate' | 'pauseSeconds'> {
  const lines = scored.map((analysis) => {
    const words = analysis.words.filter(({ kind }) => kind !== 'missing');
    const syllables = syllablesIn(words);
    return { ...pace(words, syllables), syllables };
  });
  const heard = lines.flatMap(({ rate, ...line }) => (rate ? [{ ...line, rate }] : []));
  const spoken = sum(heard.map(({ syllables, rate }) => syllables / rate));
  return {
    rate: spoken > 0 ? sum(heard.map(({ syllables }) => syllables)) / spoken : null,
    pauseSeconds: sum(heard.map(({ pauseSeconds }) => pauseSeconds)),
  };
}

const NOTHING_TO_DO = ['praise', 'next-step'];

/** The line with the poorest score, unless all went well, and the first thing that was found in it. */
function againOf(said: readonly SaidLine[]): Result['again'] {
  const scored = said.flatMap(({ accuracy, ...rest }) =>
    accuracy === null ? [] : [{ ...rest, accuracy }],
  );
  const poorest = scored.toSorted((one, other) => one.accuracy - other.accuracy)[0];
  if (!poorest || poorest.accuracy * 100 >= WELL_FROM) return null;
  const { line, analysis, tip } = poorest;
  // The texts of the findings, in the same order.
  const at = analysis?.findings?.findIndex(({ kind }) => !NOTHING_TO_DO.includes(kind)) ?? -1;
  return { line, text: analysis?.recommendations[at] ?? tip };
}

function meanOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return round(sum(values) / values.length);
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/**
 * Sums of fractions may end a hair above 100. Finer than what is shown: what was rounded to a half would
 * be rounded up, and the end of a run shows the same run one percent lower.
 */
const round = (value: number) => Math.min(100, Math.round(value * 10_000) / 10_000);
