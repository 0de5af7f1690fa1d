import type { Analysis, Finding, Issue, WordAnalysis } from '../analysis.ts';
import { textOf } from './finding-text.ts';
import { issueFinding } from './issues.ts';
import type { AnalyzedTake } from './analyzed-take.ts';
import { takeFindings } from './take-findings.ts';
import { wordFindings } from './word-findings.ts';

/** Everything a take says to the learner: findings, and the texts that are made from them. */
export type Description = Pick<
  Analysis,
  'words' | 'issues' | 'findings' | 'feedback' | 'recommendations'
>;

/** Puts an analysis into words; the same analysis always gives the same words. */
export function describe(take: AnalyzedTake): Description {
  const issues = take.issues.map((issue) => withFinding(issue, take.words));
  const refused = issues.some(({ blocking }) => blocking);
  const ofWords = refused ? take.words.map(notScored) : wordFindings(take);
  const findings = takeFindings({ ...take, issues });
  return {
    issues,
    findings,
    words: take.words.map((word, index) => ({ ...word, finding: ofWords[index]! })),
    feedback: take.words.map(({ word, accuracy }, index) => ({
      word,
      accuracy,
      feedback: textOf(ofWords[index]!),
    })),
    recommendations: findings.map(textOf),
  };
}

function withFinding(issue: Issue, words: readonly WordAnalysis[]) {
  const finding = issueFinding(issue, words);
  return { ...issue, finding, message: textOf(finding) };
}

/** A word of a take that could not be scored must not read like a mistake. */
function notScored(_: WordAnalysis, index: number): Finding {
  return { kind: 'not-scored', words: [index], title: 'Not scored this time', body: '' };
}
