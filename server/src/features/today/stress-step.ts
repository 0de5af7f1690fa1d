import { DAY_MS, type TodayResult, type TodayStep } from '@saywell/contract';
import { and, desc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { earRounds, practiceSessions, stressRounds } from '../../db/schema.ts';
import type { KeptStressAnswer } from '../progress/record/record-stress-round.ts';

type StressStep = Extract<TodayStep, { kind: 'stress' }>;
type Day = { start: Date; now: Date };

const SECONDS = 180;
/** Calendar days from one round to the next, after a weak one and after a good one. */
const DAYS_AFTER = { weak: 2, good: 5 };
const GOOD_FROM = 0.8;
/** In takes of the last days, a stress that moved; so many words are named. */
const TAKES_DAYS = 14;
const TAKES_SEARCHED = 20;
const WORDS_NAMED = 2;

/**
 * A round of the stress gym where it is due: new once the ear has had its turn, again after some
 * days, and sooner after mistakes, in a round or in takes.
 */
export async function stressStep(
  db: Database,
  userId: number,
  day: Day,
): Promise<StressStep | undefined> {
  const reason = await reasonFor(db, userId, day);
  return reason === undefined
    ? undefined
    : { kind: 'stress', id: 'stress', seconds: SECONDS, reason };
}

async function reasonFor(db: Database, userId: number, day: Day): Promise<string | undefined> {
  const last = await lastRound(db, userId);
  const days = last ? Math.ceil((day.start.getTime() - last.at.getTime()) / DAY_MS) : Infinity;
  if (days < DAYS_AFTER.weak) return undefined;
  const moved = await movedStress(db, userId, last?.at, day.now);
  if (moved.length > 0) {
    return `Recently, the wrong syllable was strong in “${moved.join('” and “')}.”`;
  }
  if (!last) {
    return (await hasTrainedEar(db, userId, day.start))
      ? 'New: hear which part of a word is strong, then say the word.'
      : undefined;
  }
  const isGood = last.answers.filter(isMastered).length >= GOOD_FROM * last.answers.length;
  if (isGood && days < DAYS_AFTER.good) return undefined;
  const { asked, right, said, saidRight } = countsOf(last.answers);
  return `Last time: heard ${right} of ${asked}${said > 0 ? `, said ${saidRight} of ${said}` : ''}.`;
}

/** Tapped right, and not said wrong. */
const isMastered = ({ isRight, said }: KeptStressAnswer) => isRight && said !== 'wrong';

async function lastRound(db: Database, userId: number) {
  const [round] = await db
    .select({ answers: stressRounds.answers, at: stressRounds.createdAt })
    .from(stressRounds)
    .where(eq(stressRounds.userId, userId))
    .orderBy(desc(stressRounds.createdAt), desc(stressRounds.id))
    .limit(1);
  if (!round) return undefined;
  return { at: round.at, answers: round.answers as KeptStressAnswer[] };
}

async function hasTrainedEar(db: Database, userId: number, before: Date): Promise<boolean> {
  const [round] = await db
    .select({ id: earRounds.id })
    .from(earRounds)
    .where(and(eq(earRounds.userId, userId), lt(earRounds.createdAt, before)))
    .limit(1);
  return round !== undefined;
}

/** Words of takes since the last round whose stress was heard elsewhere, the latest first. */
async function movedStress(db: Database, userId: number, since: Date | undefined, now: Date) {
  const searched = new Date(now.getTime() - TAKES_DAYS * DAY_MS);
  const takes = db
    .select({
      words: sql`${practiceSessions.analysis} -> 'words'`.as('words'),
      at: practiceSessions.createdAt,
    })
    .from(practiceSessions)
    .where(
      and(
        eq(practiceSessions.userId, userId),
        gte(practiceSessions.createdAt, since && since > searched ? since : searched),
        isNotNull(practiceSessions.analysis),
        isNotNull(practiceSessions.accuracy),
      ),
    )
    .orderBy(desc(practiceSessions.createdAt), desc(practiceSessions.id))
    .limit(TAKES_SEARCHED)
    .as('takes');
  const rows = await db
    .select({ word: sql<string>`word ->> 'word'` })
    .from(takes)
    .innerJoin(sql`jsonb_array_elements(${takes.words}) as word`, sql`true`)
    .where(sql`word -> 'stress' ->> 'heard' <> word -> 'stress' ->> 'expected'`)
    .orderBy(desc(takes.at));
  const words = new Set(rows.map(({ word }) => word.toLowerCase()));
  return [...words].slice(0, WORDS_NAMED);
}

/** What the last round of a day came to. */
export async function stressResult(
  db: Database,
  { userId, start, end }: { userId: number; start: Date; end: Date },
): Promise<TodayResult | undefined> {
  const [round] = await db
    .select({ answers: stressRounds.answers })
    .from(stressRounds)
    .where(
      and(
        eq(stressRounds.userId, userId),
        gte(stressRounds.createdAt, start),
        lt(stressRounds.createdAt, end),
      ),
    )
    .orderBy(desc(stressRounds.createdAt), desc(stressRounds.id))
    .limit(1);
  return round && { kind: 'stress', ...countsOf(round.answers as KeptStressAnswer[]) };
}

/** What was heard and what was said, as the end of a round tells it. */
function countsOf(answers: readonly KeptStressAnswer[]) {
  const judged = answers.filter(({ said }) => said === 'right' || said === 'wrong');
  return {
    asked: answers.length,
    right: answers.filter(({ isRight }) => isRight).length,
    said: judged.length,
    saidRight: judged.filter(({ said }) => said === 'right').length,
  };
}
