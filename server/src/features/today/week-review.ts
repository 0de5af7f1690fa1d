import { earContrasts, ENOUGH_TRIES, type readWeekReview } from '@saywell/contract';
import { ipaOf, PHONES } from '@saywell/speech/phonemes';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { earRounds, soundWeeks } from '../../db/schema.ts';
import {
  addDays,
  dayOf,
  mondayOf,
  startOfDay,
  type Zone,
  zoneOf,
} from '../progress/days/local-time.ts';
import { localTimeOf } from '../progress/days/remember-zone.ts';
import { readPath } from '../progress/plan/path.ts';
import { phrasesForSounds } from '../progress/plan/plan.ts';
import { meanOf, percentOf } from '../progress/days/totals.ts';

type Review = z.input<typeof readWeekReview.response>;
type Week = { monday: string; sums: Map<string, Sum> };
type Sum = { count: number; right: number };

const SHOWN = 3;
const NEXT_SOUNDS = 3;
/** A contrast is asked ten times in a round; fewer say little. */
const ENOUGH_ASKED = 10;
/** Points; a smaller change is none. */
const NOTICEABLE = 3;

/**
 * What rose against the week before, with both numbers and what each rests on, and what comes next. It
 * says no more than that: with a few tries much of any change is chance. The weeks are those of the
 * person’s calendar; only the sums of the sounds were kept by UTC, so hours around Sunday’s midnight may
 * stand in the other week.
 */
export async function reviewWeek(db: Database, userId: number, now = new Date()): Promise<Review> {
  const zone = zoneOf(await localTimeOf(db, userId, {}));
  const mondays = [0, 1, 2].map((weeks) => addDays(mondayOf(dayOf(now, zone)), -7 * weeks));
  const sounds = await soundsOf(db, userId, mondays);
  const pairs = await pairsOf(db, userId, mondays, zone);
  const better = (at: 0 | 1) => ({
    sounds: compared(sounds[at]!, sounds[at + 1]!, ENOUGH_TRIES),
    pairs: compared(pairs[at]!, pairs[at + 1]!, ENOUGH_ASKED),
  });
  const [current, last] = [better(0), better(1)];
  const isCompared = ({ sounds: ofSounds, pairs: ofPairs }: typeof current) =>
    ofSounds.length + ofPairs.length > 0;
  const week = isCompared(current) || !isCompared(last) ? 'this' : 'last';
  const shown = week === 'this' ? current : last;
  const next = await phrasesForSounds(db, userId, { count: NEXT_SOUNDS, now });
  const { steps } = await readPath(db, userId);
  return {
    week,
    compared: isCompared(shown),
    sounds: risen(shown.sounds).flatMap(({ of, from, to }) => {
      const phone = PHONES.find((one) => one === of);
      return phone
        ? [
            {
              phone,
              ipa: ipaOf(phone),
              from: shareOf(from),
              to: shareOf(to),
              tries: { from: from.count, to: to.count },
            },
          ]
        : [];
    }),
    pairs: risen(shown.pairs).flatMap(({ of: contrast, from, to }) => {
      const title = earContrasts.find(({ id }) => id === contrast)?.title;
      return title === undefined ? [] : [{ contrast, title, from: heard(from), to: heard(to) }];
    }),
    next: {
      sounds: next.map(({ sound: { phone, ipa }, reason }) => ({ phone, ipa, reason })),
      ear: steps[0] ?? null,
    },
  };
}

const shareOf = ({ count, right }: Sum) => percentOf(meanOf(right, count));
const heard = ({ count, right }: Sum) => ({ asked: count, heard: right });

/** What has enough in both weeks. */
function compared(now: Week, before: Week, enough: number) {
  return [...now.sums].flatMap(([of, to]) => {
    const from = before.sums.get(of);
    if (!from || from.count < enough || to.count < enough) return [];
    return [{ of, from, to, gain: shareOf(to) - shareOf(from) }];
  });
}

/** What rose clearly, the most first. */
const risen = (all: ReturnType<typeof compared>) =>
  all
    .filter(({ gain }) => gain >= NOTICEABLE)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, SHOWN);

async function soundsOf(db: Database, userId: number, mondays: string[]): Promise<Week[]> {
  const rows = await db
    .select()
    .from(soundWeeks)
    .where(and(eq(soundWeeks.userId, userId), gte(soundWeeks.week, mondays.at(-1)!)));
  return mondays.map((monday) => ({
    monday,
    sums: new Map(
      rows
        .filter(({ week }) => week === monday)
        .map(({ phone, tries, accuracySum }) => [phone, { count: tries, right: accuracySum }]),
    ),
  }));
}

async function pairsOf(
  db: Database,
  userId: number,
  mondays: string[],
  zone: Zone,
): Promise<Week[]> {
  const starts = mondays.map((monday) => ({ monday, start: startOfDay(monday, zone) }));
  const since = starts.at(-1)!.start;
  const week = sql<string>`case ${sql.join(
    starts.map(
      ({ monday, start }) =>
        sql`when ${earRounds.createdAt} >= ${start.toISOString()}::timestamptz then ${monday}::text`,
    ),
    sql` `,
  )} end`;
  const contrast = sql<string>`answer ->> 'contrast'`;
  const rows = await db
    .select({
      week,
      contrast,
      count: sql`count(*)`.mapWith(Number),
      right: sql`count(*) filter (where answer -> 'said' = answer -> 'chose')`.mapWith(Number),
    })
    .from(earRounds)
    .innerJoin(sql`jsonb_array_elements(${earRounds.answers}) as answer`, sql`true`)
    .where(and(eq(earRounds.userId, userId), gte(earRounds.createdAt, since)))
    .groupBy(sql`1`, sql`2`);
  return mondays.map((monday) => ({
    monday,
    sums: new Map(
      rows.filter((row) => row.week === monday).map(({ contrast: of, ...sum }) => [of, sum]),
    ),
  }));
}
