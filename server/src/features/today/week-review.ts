import { earContrasts, ENOUGH_TRIES, type readWeekReview } from '@saywell/contract';
import { ipaOf, PHONES } from '@saywell/speech/phonemes';
import { and, desc, eq, gte } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { earRounds, soundWeeks } from '../../db/schema.ts';
import { addDays, dayOf, mondayOf, UTC } from '../progress/local-time.ts';
import { readPath } from '../progress/path.ts';
import { phrasesForSounds } from '../progress/plan.ts';
import type { KeptEarAnswer } from '../progress/record-ear-round.ts';
import { meanOf, percentOf } from '../progress/totals.ts';

type Review = z.input<typeof readWeekReview.response>;
type Week = { monday: string; sums: Map<string, Sum> };
type Sum = { count: number; right: number };

const SHOWN = 3;
const NEXT_SOUNDS = 3;
/** A contrast is asked ten times in a round; fewer say little. */
const ENOUGH_ASKED = 10;
/** More than three weeks of rounds. */
const ROUNDS_READ = 60;

/** What went better than the week before, and what comes next. */
export async function reviewWeek(db: Database, userId: number, now = new Date()): Promise<Review> {
  const mondays = [0, 1, 2].map((weeks) => addDays(mondayOf(dayOf(now, UTC)), -7 * weeks));
  const [sounds, pairs] = [await soundsOf(db, userId, mondays), await pairsOf(db, userId, mondays)];
  const better = (at: 0 | 1) => ({
    sounds: risen(sounds[at]!, sounds[at + 1]!, ENOUGH_TRIES),
    pairs: risen(pairs[at]!, pairs[at + 1]!, ENOUGH_ASKED),
  });
  const [current, last] = [better(0), better(1)];
  const isCurrent = current.sounds.length + current.pairs.length > 0;
  const shown = isCurrent ? current : last;
  const next = await phrasesForSounds(db, userId, { count: NEXT_SOUNDS, now });
  const { steps } = await readPath(db, userId);
  return {
    week: isCurrent || last.sounds.length + last.pairs.length === 0 ? 'this' : 'last',
    sounds: shown.sounds.flatMap(({ of, from, to }) => {
      const phone = PHONES.find((one) => one === of);
      return phone ? [{ phone, ipa: ipaOf(phone), from: shareOf(from), to: shareOf(to) }] : [];
    }),
    pairs: shown.pairs.flatMap(({ of: contrast, from, to }) => {
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

/** What has enough to compare in both weeks and rose, the most first. */
function risen(now: Week, before: Week, enough: number) {
  return [...now.sums]
    .flatMap(([of, to]) => {
      const from = before.sums.get(of);
      if (!from || from.count < enough || to.count < enough) return [];
      const gain = shareOf(to) - shareOf(from);
      return gain > 0 ? [{ of, from, to, gain }] : [];
    })
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, SHOWN);
}

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

async function pairsOf(db: Database, userId: number, mondays: string[]): Promise<Week[]> {
  const since = new Date(`${mondays.at(-1)!}T00:00:00Z`);
  const rows = await db
    .select({ answers: earRounds.answers, at: earRounds.createdAt })
    .from(earRounds)
    .where(and(eq(earRounds.userId, userId), gte(earRounds.createdAt, since)))
    .orderBy(desc(earRounds.createdAt), desc(earRounds.id))
    .limit(ROUNDS_READ);
  return mondays.map((monday) => {
    const sums = new Map<string, Sum>();
    const ofWeek = rows.filter(({ at }) => mondayOf(dayOf(at, UTC)) === monday);
    for (const { contrast, said, chose } of ofWeek.flatMap(
      ({ answers }) => answers as KeptEarAnswer[],
    )) {
      const sum = sums.get(contrast) ?? { count: 0, right: 0 };
      sum.count += 1;
      sum.right += said === chose ? 1 : 0;
      sums.set(contrast, sum);
    }
    return { monday, sums };
  });
}
