import { TRIES_COMPARED } from '@saywell/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { earTotals, soundTotals } from '../../../db/schema.ts';

/** What new tries add to a row that had none; `points` in order. */
export const triesOf = (points: number[]) => ({
  firstTries: points.slice(0, TRIES_COMPARED),
  lastTries: points.slice(-TRIES_COMPARED),
});

/** What becomes of a row that had some, in the order in which they are saved. */
export const triesAdded = (table: typeof soundTotals | typeof earTotals) => ({
  firstTries: firstOf(sql`${table.firstTries} || excluded.first_tries`),
  lastTries: lastOf(sql`${table.lastTries} || excluded.last_tries`),
});

const COMPARED = sql.raw(String(TRIES_COMPARED));

export const firstOf = (points: SQL) => sql`(${points})[1:${COMPARED}]`;

export const lastOf = (points: SQL) =>
  sql`(${points})[greatest(1, cardinality(${points}) - ${COMPARED} + 1):]`;

/** An accuracy, 0 to 1, in whole points. `rebuild.ts` rounds the same way. */
export const pointsOf = (accuracy: number) => Math.round(accuracy * 100);

/** An answer in the same points. */
export const pointsOfAnswer = (isHeard: boolean) => (isHeard ? 100 : 0);
