import type { IssueCode } from '../analysis.ts';
import { isClear, isMissing, type AnalyzedTake } from './analyzed-take.ts';
import { type Cause, costOfWords } from './cause.ts';
import { issueFinding } from './issues.ts';
import { repeat } from './next-step.ts';

/** What covers single words, where it is known which. */
const COVERING = new Set<IssueCode>(['noisy', 'damaged', 'too-far']);

/** The take without what was wrong with the words that noise or echo covered: nobody can tell. */
export function withoutCovered(take: AnalyzedTake): AnalyzedTake {
  const covered = new Set(coveringIssues(take).flatMap(({ words = [] }) => words));
  if (covered.size === 0) return take;
  const words = take.words.map((word, index) =>
    !covered.has(index) || isMissing(word)
      ? word
      : {
          ...word,
          kind: 'ok' as const,
          accuracy: 1,
          stress: undefined,
          sounds: word.sounds.map((sound) => ({ ...sound, verdict: 'good' as const })),
        },
  );
  return { ...take, words };
}

/** The noise itself, where a word under it did not come through. */
export function coveredCauses(take: AnalyzedTake): Cause[] {
  return coveringIssues(take).flatMap((issue) => {
    const lost = (issue.words ?? []).filter((index) => {
      const word = take.words[index]!;
      return !isMissing(word) && !isClear(word, index);
    });
    if (lost.length === 0) return [];
    const finding = issueFinding(issue, take.words);
    const cost = costOfWords(
      lost.map((index) => take.words[index]!),
      take,
    );
    return [{ finding, summary: finding.title, cost, next: repeat(finding.body), isMinor: true }];
  });
}

const coveringIssues = ({ issues }: AnalyzedTake) =>
  issues.filter(({ code }) => COVERING.has(code));
