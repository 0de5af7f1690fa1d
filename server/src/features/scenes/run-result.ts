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

type Result = Pick<SceneRun, 'score' | 'fluency' | 'prosody' | 'lines' | 'again'>;

/** A line that was said as well as this needs no second try. */
const WELL_FROM = 90;

/** What a run came to, from the lines that were said in it. */
export function resultOf(said: readonly SaidLine[]): Result {
  const scored = said.flatMap(({ accuracy, analysis }) =>
    accuracy !== null && analysis ? [analysis] : [],
  );
  return {
    score: meanOf(said.flatMap(({ accuracy }) => (accuracy === null ? [] : [accuracy * 100]))),
    fluency: meanOf(scored.map(({ fluencyScore }) => fluencyScore)),
    prosody: meanOf(scored.map(({ prosodyScore }) => prosodyScore)),
    lines: said.map(({ line, accuracy, analysis }) => {
      const words = analysis?.words.filter(({ kind }) => kind !== 'missing') ?? [];
      const { rate, pauseSeconds } = pace(words, syllablesIn(words));
      return { line, score: accuracy === null ? null : round(accuracy * 100), rate, pauseSeconds };
    }),
    again: againOf(said),
  };
}

/** The line with the poorest score, unless all went well, and the first thing that was found in it. */
function againOf(said: readonly SaidLine[]): Result['again'] {
  const scored = said.flatMap(({ accuracy, ...rest }) =>
    accuracy === null ? [] : [{ ...rest, accuracy }],
  );
  const poorest = scored.toSorted((one, other) => one.accuracy - other.accuracy)[0];
  if (!poorest || poorest.accuracy * 100 >= WELL_FROM) return null;
  const { line, analysis, tip } = poorest;
  // The texts of the findings, in the same order.
  const at = analysis?.findings?.findIndex(({ kind }) => kind !== 'praise') ?? -1;
  return { line, text: analysis?.recommendations[at] ?? tip };
}

function meanOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return round(values.reduce((sum, value) => sum + value, 0) / values.length);
}

/** To a tenth: sums of fractions may end a hair above 100. */
const round = (value: number) => Math.min(100, Math.round(value * 10) / 10);
