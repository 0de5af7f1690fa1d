import { type Analysis, hasResult } from '@saywell/contract';
import { lineMelody, lineStress } from './line-melody.ts';
import { linePace, saidWords } from './line-pace.ts';
import { type Judged, type ScoredLine, type SceneRun, scoredIn } from './run.ts';

type Take = Analysis & { analysisId?: string | null | undefined };

/** What is kept of a line's verdict. One that is in doubt counts nothing. */
export function judgedFrom(analysis: Take): Judged {
  const pace = linePace(saidWords(analysis.words));
  const { analysisId, overallAccuracy, prosodyScore } = analysis;
  if (!analysisId || !pace || !hasResult(analysis)) return { state: 'unsure' };
  return {
    state: 'scored',
    analysisId,
    score: overallAccuracy,
    prosody: prosodyScore,
    pace,
    stress: lineStress(analysis),
    melody: lineMelody(analysis),
    tip: tipOf(analysis),
  };
}

/** The first thing to do that the verdict tells, in a sentence or two; nothing where all was well. */
function tipOf({ findings, recommendations }: Analysis): string {
  if (!findings) return recommendations[0] ?? '';
  const first = findings.find(({ kind }) => kind !== 'praise' && kind !== 'next-step');
  if (!first) return '';
  return [`${first.title.replace(/[.!]$/, '')}.`, first.body].filter(Boolean).join(' ');
}

/** The means of the lines that count; undefined where none does. */
export function scoresOf(lines: readonly ScoredLine[]) {
  if (lines.length === 0) return undefined;
  const mean = (of: 'score' | 'prosody') =>
    lines.reduce((sum, line) => sum + line[of], 0) / lines.length;
  return { score: mean('score'), prosody: mean('prosody') };
}

/** A line that was said as well as this needs no second try; the server keeps to the same. */
const WELL_FROM = 90;
/** Why a line counts nothing. */
const NOT_COUNTED = {
  unsure: 'We weren’t sure what we heard, so it counts nothing yet.',
  failed: 'It couldn’t be checked, so it counts nothing yet.',
  checking: 'It isn’t checked yet.',
  skipped: 'You skipped it, so it counts nothing yet.',
};

export type Again = { line: number; tip: string };

/** The one line to do again: the one that went worst; where all went well, one that counts nothing. */
export function againOf(run: Said, mine: readonly number[]): Again | undefined {
  const worst = worstIn(run);
  if (worst && worst.score < WELL_FROM) return worst;
  const line = mine.find((one) => run.said[one]?.state !== 'scored');
  if (line === undefined) return undefined;
  const state = run.said[line]?.state ?? 'skipped';
  return { line, tip: state === 'scored' ? '' : NOT_COUNTED[state] };
}

/** Where no line has to be said again: the one that has something to do all the same. */
export function polishOf(run: Said): Again | undefined {
  const worst = worstIn(run);
  return worst?.tip ? worst : undefined;
}

type Said = Pick<SceneRun, 'said'>;

const worstIn = (run: Said) => scoredIn(run).toSorted((one, other) => one.score - other.score)[0];
