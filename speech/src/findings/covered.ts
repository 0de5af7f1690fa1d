import type { Finding, WordAnalysis } from '../analysis.ts';
import type { AnalyzedTake } from './analyzed-take.ts';
import { type Cause, costOfWords } from './cause.ts';
import { issueFinding } from './issues.ts';
import { repeat } from './next-step.ts';

/** Whether noise covered a word that was said. */
export const isCovered = ({ kind }: WordAnalysis): boolean => kind === 'covered';

/** The take without what was wrong with the words that noise covered: nobody can tell. */
export function withoutCovered(take: AnalyzedTake): AnalyzedTake {
  const words = take.words.map((word) =>
    !isCovered(word)
      ? word
      : {
          ...word,
          kind: 'ok' as const,
          accuracy: 1,
          stress: undefined,
          extra: undefined,
          sounds: word.sounds.map((sound) => ({
            ...sound,
            maybe: undefined,
            verdict: 'good' as const,
          })),
        },
  );
  return { ...take, words };
}

/** Of a word that noise covered, whatever was measured in it. */
export function coveredFinding(index: number): Finding {
  const body = 'So it isn’t judged this time.';
  return { kind: 'issue', words: [index], title: 'Noise covered this word', body };
}

/** The noise itself, where a word under it did not come through. */
export function coveredCauses(take: AnalyzedTake): Cause[] {
  const noise = take.issues.find(({ code }) => code === 'noisy');
  const lost = take.words.filter(isCovered);
  if (!noise || lost.length === 0) return [];
  const finding = issueFinding(noise, take.words);
  const cost = costOfWords(lost, take);
  return [{ finding, summary: finding.title, cost, next: repeat(finding.body), isMinor: true }];
}
