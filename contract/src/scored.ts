import type { Analysis } from './analysis.ts';

/**
 * Whether a take got a score: no issue with the recording prevents one. It stands apart from the
 * schemas, so that a first visit can use it without loading the schema library.
 */
export const isScored = ({ issues }: Pick<Analysis, 'issues'>): boolean =>
  !issues.some(({ blocking }) => blocking);
