import {
  type Change,
  changeOfAnswers,
  changeOfScores,
  type Curve,
  TRIES_COMPARED,
} from '@saywell/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { earTotals, soundTotals } from '../../../db/schema.ts';

type Row = { tries: number; firstTries: number[]; lastTries: number[] };

const NOTHING: Curve = { first: [], last: [], change: null };

/** How well somebody said a sound, at first and lately. */
export async function curveOfSound(db: Database, userId: number, phone: string): Promise<Curve> {
  const [row] = await db
    .select({
      tries: soundTotals.tries,
      firstTries: soundTotals.firstTries,
      lastTries: soundTotals.lastTries,
    })
    .from(soundTotals)
    .where(and(eq(soundTotals.userId, userId), eq(soundTotals.phone, phone)));
  return row ? curveOf(row, changeOfScores) : NOTHING;
}

/** How well they heard each of some contrasts. */
export async function curvesOfContrasts(
  db: Database,
  userId: number,
  contrasts: string[],
): Promise<(contrast: string) => Curve> {
  const rows = await db
    .select({
      contrast: earTotals.contrast,
      tries: earTotals.asked,
      firstTries: earTotals.firstTries,
      lastTries: earTotals.lastTries,
    })
    .from(earTotals)
    .where(and(eq(earTotals.userId, userId), inArray(earTotals.contrast, contrasts)));
  const curves = new Map(rows.map((row) => [row.contrast, curveOf(row, changeOfAnswers)]));
  return (contrast) => curves.get(contrast) ?? NOTHING;
}

type Compare = (first: number[], last: number[]) => Change | null;

/** Below twenty tries some of the last ones are among the first as well. */
function curveOf({ tries, firstTries: first, lastTries }: Row, compare: Compare): Curve {
  const others = Math.max(0, tries - TRIES_COMPARED);
  const last = others === 0 ? [] : lastTries.slice(-others);
  return { first, last, change: compare(first, last) };
}
