import type { Finding } from '../analysis.ts';
import { isMissing, type AnalyzedTake } from './analyzed-take.ts';
import { type Cause, costOfWords } from './cause.ts';
import { issueFinding } from './issues.ts';
import { repeat } from './next-step.ts';

/** Words that were said, but that noise covered. */
export function coveredWords(take: Pick<AnalyzedTake, 'words' | 'issues'>): Set<number> {
  const words = noiseIn(take)?.words ?? [];
  return new Set(words.filter((index) => !isMissing(take.words[index]!)));
}

/** The take without what was wrong with the words that noise covered: nobody can tell. */
export function withoutCovered(take: AnalyzedTake): AnalyzedTake {
  const covered = coveredWords(take);
  if (covered.size === 0) return take;
  const words = take.words.map((word, index) =>
    !covered.has(index)
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

/** Of a word that noise covered, whatever was measured in it. */
export function coveredFinding(index: number): Finding {
  const body = 'So it isn’t judged this time.';
  return { kind: 'issue', words: [index], title: 'Noise covered this word', body };
}

/** The noise itself, where a word under it did not come through. */
export function coveredCauses(take: AnalyzedTake): Cause[] {
  const noise = noiseIn(take);
  const lost = [...coveredWords(take)];
  if (!noise || lost.length === 0) return [];
  const finding = issueFinding(noise, take.words);
  const cost = costOfWords(
    lost.map((index) => take.words[index]!),
    take,
  );
  return [{ finding, summary: finding.title, cost, next: repeat(finding.body), isMinor: true }];
}

const noiseIn = ({ issues }: Pick<AnalyzedTake, 'issues'>) =>
  issues.find(({ code }) => code === 'noisy');
