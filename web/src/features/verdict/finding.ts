import type { Analysis, Finding } from '@saywell/contract';
import { verdictOf } from './verdict-bands.ts';

/** Findings about single words; a melody or a pause names words too and is about the phrase. */
const OF_WORDS = new Set<Finding['kind']>([
  'sound',
  'unsure-sound',
  'stress',
  'missing-words',
  'blurred-words',
]);

export const isOfWords = ({ kind }: Finding): boolean => OF_WORDS.has(kind);

/** What went well, or that nothing was wrong: nothing to improve. */
export const isPraise = ({ kind }: Finding): boolean => kind === 'praise' || kind === 'next-step';

/**
 * What stands under the score: the verdict's own message, then what the plan begins with. Nothing is called
 * clear where the sound that the exercise trains was perhaps another one.
 */
export function messageOf({ overallAccuracy, summary = '', findings }: Analysis): string {
  if (findings?.[0]?.kind === 'unsure-sound') return summary;
  return `${verdictOf(overallAccuracy).message} ${summary}`.trim();
}

/** Whether the tune comes before every word. */
export function isTuneFirst({ findings }: Pick<Analysis, 'findings'>): boolean {
  return findings?.[0]?.kind === 'melody';
}
