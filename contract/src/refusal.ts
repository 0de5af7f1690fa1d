import type { Analysis } from './analysis.ts';

/**
 * Why there is no verdict on a recording: a problem that kept it from being heard. Another phrase
 * was heard, so it has a verdict, without a score.
 */
export const refusalOf = ({ issues }: Pick<Analysis, 'issues'>): string | undefined =>
  issues.find(({ blocking, code }) => blocking && code !== 'different-phrase')?.message;

/** The same, of a phrase that nobody could say in one take. */
export const PHRASE_TOO_LONG = 'This phrase takes too long to say. Please choose a shorter one.';
