import { CLEAR_FROM, CLOSE_FROM, ENOUGH_TRIES, type SoundProgress } from '@saywell/contract';
import { ipaOf, isVowel, PHONES } from '@saywell/speech/phonemes';
import { and, eq, gte, lt } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import { soundTotals, soundWeeks } from '../../../db/schema.ts';
import { addDays, dayOf, mondayOf, UTC } from '../days/local-time.ts';
import { meanOf } from '../days/totals.ts';

type Sound = z.input<typeof SoundProgress>;
type Totals = Pick<
  typeof soundTotals.$inferSelect,
  'phone' | 'tries' | 'accuracySum' | 'lastPracticedAt' | 'dueAt'
>;
type Week = Pick<typeof soundWeeks.$inferSelect, 'phone' | 'week' | 'tries' | 'accuracySum'>;

/** A sound is judged by its practice in this week and the weeks before it: so many in all. */
const WEEKS_SHOWN = 8;
/** A trend compares so many of the latest weeks with so many before them. */
const WEEKS_NOW = 2;
const WEEKS_BEFORE = 4;

export async function readSounds(db: Database, userId: number, now = new Date()): Promise<Sound[]> {
  const totals = await db
    .select({
      phone: soundTotals.phone,
      tries: soundTotals.tries,
      accuracySum: soundTotals.accuracySum,
      lastPracticedAt: soundTotals.lastPracticedAt,
      dueAt: soundTotals.dueAt,
    })
    .from(soundTotals)
    .where(eq(soundTotals.userId, userId));
  const weeks = await db
    .select({
      phone: soundWeeks.phone,
      week: soundWeeks.week,
      tries: soundWeeks.tries,
      accuracySum: soundWeeks.accuracySum,
    })
    .from(soundWeeks)
    .where(
      and(eq(soundWeeks.userId, userId), gte(soundWeeks.week, weekBefore(now, WEEKS_SHOWN - 1))),
    );
  return PHONES.map((phone) => {
    const total = totals.find((one) => one.phone === phone);
    return soundOf(
      phone,
      total,
      weeks.filter((one) => one.phone === phone),
      now,
    );
  });
}

/**
 * The sounds with too few tries for a mean of which one was wrong, or which were unclear on the whole:
 * what a first session found is practiced before what nobody has tried.
 */
export async function startedUnclear(db: Database, userId: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ phone: soundTotals.phone, points: soundTotals.firstTries })
    .from(soundTotals)
    .where(and(eq(soundTotals.userId, userId), lt(soundTotals.tries, ENOUGH_TRIES)));
  const isUnclear = (points: number[]) =>
    points.some((one) => one < CLOSE_FROM) ||
    points.reduce((sum, one) => sum + one, 0) < CLEAR_FROM * points.length;
  return new Set(rows.filter(({ points }) => isUnclear(points)).map(({ phone }) => phone));
}

/** The Monday so many weeks before this one's. */
function weekBefore(now: Date, weeks: number): string {
  return addDays(mondayOf(dayOf(now, UTC)), -7 * weeks);
}

function soundOf(phone: string, total: Totals | undefined, weeks: Week[], now: Date): Sound {
  const recent = sumOf(weeks);
  const shown = recent.tries >= ENOUGH_TRIES || !total ? recent : total;
  return {
    phone,
    ipa: ipaOf(phone),
    kind: isVowel(phone) ? 'vowel' : 'consonant',
    tries: total?.tries ?? 0,
    accuracy: enough(shown),
    trend: trendOf(weeks, now),
    lastPracticedAt: total?.lastPracticedAt ?? null,
    dueAt: total?.dueAt ?? null,
  };
}

function trendOf(weeks: Week[], now: Date): Sound['trend'] {
  const nowFrom = weekBefore(now, WEEKS_NOW - 1);
  const beforeFrom = weekBefore(now, WEEKS_NOW + WEEKS_BEFORE - 1);
  const to = enough(sumOf(weeks.filter(({ week }) => week >= nowFrom)));
  const from = enough(sumOf(weeks.filter(({ week }) => week < nowFrom && week >= beforeFrom)));
  return from === null || to === null ? null : { from, to };
}

type Sum = { tries: number; accuracySum: number };

const sumOf = (weeks: Sum[]): Sum => ({
  tries: weeks.reduce((sum, { tries }) => sum + tries, 0),
  accuracySum: weeks.reduce((sum, { accuracySum }) => sum + accuracySum, 0),
});

const enough = ({ tries, accuracySum }: Sum) =>
  tries < ENOUGH_TRIES ? null : meanOf(accuracySum, tries);
