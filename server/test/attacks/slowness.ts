import { percentile } from '../../bench/percentile.ts';

/** How long an idle machine takes over a take of a third of a second. */
const USUAL_TAKE_MS = 100;

/** How many times as slowly as an idle machine this one does everything, at least once. */
export const slownessOf = (takes: readonly number[]) =>
  Math.max(1, percentile(takes, 50) / USUAL_TAKE_MS);
