import { percentile } from '../../bench/percentile.ts';

/** How long an idle machine takes for a take of a third of a second. */
const USUAL_TAKE_MS = 100;

/** How many times slower than an idle machine this one is, at least 1. */
export const slownessOf = (takes: readonly number[]) =>
  Math.max(1, percentile(takes, 50) / USUAL_TAKE_MS);
