import { type Analysis, hasResult } from '@saywell/contract';
import { linePace, saidWords } from './line-pace.ts';
import type { Judged, ScoredLine } from './run.ts';

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

/** The one line to do again: the one that went worst. */
export const againOf = (lines: readonly ScoredLine[]): ScoredLine | undefined =>
  lines.toSorted((one, other) => one.score - other.score)[0];
