import type { Analysis, Finding, Issue, WordAnalysis } from '../analysis.ts';
import { sentence, textOf } from './finding-text.ts';
import { issueFinding } from './issues.ts';
import { type AnalyzedTake, isHardToHear } from './analyzed-take.ts';
import { MOST_FINDINGS, type Plan, planOf } from './plan.ts';
import { repeat } from './next-step.ts';
import { wordFindings } from './word-findings.ts';

/** Everything a take says to the learner: findings, and the texts that are made from them. */
export type Description = Pick<
  Analysis,
  'words' | 'issues' | 'findings' | 'summary' | 'next' | 'feedback' | 'recommendations'
>;

/** Puts an analysis into words; the same analysis always gives the same words. */
export function describe(analyzed: AnalyzedTake): Description {
  const take = isHardToHear(analyzed) ? withoutGuesses(analyzed) : analyzed;
  const issues = take.issues.map((issue) => withFinding(issue, take.words));
  const refused = issues.some(({ blocking }) => blocking);
  const { findings, summary, next } = refused ? refusalPlan(issues) : planOf(take);
  const ofWords = refused ? take.words.map(notScored) : wordFindings(take, findings);
  return {
    issues,
    findings,
    summary,
    next,
    words: take.words.map((word, index) => ({ ...word, finding: ofWords[index]! })),
    feedback: take.words.map(({ word, accuracy }, index) => ({
      word,
      accuracy,
      feedback: textOf(ofWords[index]!),
    })),
    recommendations: findings.map(textOf),
  };
}

function withoutGuesses(take: AnalyzedTake): AnalyzedTake {
  const certain = new Set(take.certain);
  const words = take.words.map(({ extra: _extra, ...word }) => ({
    ...word,
    sounds: word.sounds.map((sound) => {
      const { heard: _heard, dropped: _dropped, ...rest } = sound;
      if (certain.delete(sound)) certain.add(rest);
      return rest;
    }),
  }));
  return { ...take, words, certain };
}

/** Without a score, what happened comes first, then what else stood in the way. */
function refusalPlan(issues: readonly IssueSaid[]): Plan {
  const findings = issues.map(({ finding }) => finding).slice(0, MOST_FINDINGS);
  const { title, body } = findings[0]!;
  return { findings, summary: sentence(title), next: repeat(body) };
}

function withFinding(issue: Issue, words: readonly WordAnalysis[]) {
  const finding = issueFinding(issue, words);
  return { ...issue, finding, message: textOf(finding) };
}

type IssueSaid = ReturnType<typeof withFinding>;

/** A word of a take that could not be scored must not read like a mistake. */
function notScored(_: WordAnalysis, index: number): Finding {
  return { kind: 'not-scored', words: [index], title: 'Not scored this time', body: '' };
}
