import {
  type CLASS_BANDS,
  CLASS_SOUNDS,
  CLEAR_FROM,
  CLOSE_FROM,
  ENOUGH_TRIES,
  type ItemResult,
} from '@saywell/contract';
import { ipaOf } from '@saywell/speech/phonemes';
import { and, desc, eq, gte, inArray, isNotNull, lt, max, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { classes, classItems, classMembers, practiceSessions } from '../../db/schema.ts';
import { meanOf } from '../progress/days/totals.ts';
import { heardSounds } from '../progress/record/heard-sounds.ts';

type Result = z.input<typeof ItemResult>;

/** The sounds of a learner are read from so many of their last takes of each item. */
const TAKES_READ = 5;

/**
 * What a teacher may know of: takes of an item by somebody who had joined, said after they joined and
 * after it was asked for, and before the class ended.
 */
const counts = and(
  eq(practiceSessions.userId, classMembers.userId),
  eq(practiceSessions.exerciseId, classItems.exerciseId),
  gte(practiceSessions.createdAt, classMembers.agreedAt),
  gte(practiceSessions.createdAt, classItems.createdAt),
  lt(practiceSessions.createdAt, classes.endsAt),
);

/** Of each of these members, by their ids: the items they have practiced. */
export async function readResults(
  db: Database,
  memberIds: number[],
): Promise<Map<number, Result[]>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .select({
      member: classMembers.id,
      item: classItems.id,
      best: max(practiceSessions.accuracy),
      lastAt: max(practiceSessions.createdAt),
    })
    .from(classMembers)
    .innerJoin(classes, eq(classes.id, classMembers.classId))
    .innerJoin(classItems, eq(classItems.classId, classes.id))
    .innerJoin(practiceSessions, counts)
    .where(inArray(classMembers.id, memberIds))
    .groupBy(classMembers.id, classItems.id)
    .orderBy(classMembers.id, classItems.position);
  const results = new Map<number, Result[]>(memberIds.map((id) => [id, []]));
  for (const { member, item, best, lastAt } of rows) {
    results.get(member)!.push({ item, band: bandOf(best), lastAt: lastAt! });
  }
  return results;
}

/** By whole points, as a score is shown. */
function bandOf(accuracy: number | null): (typeof CLASS_BANDS)[number] | null {
  if (accuracy === null) return null;
  const score = Math.round(accuracy * 100);
  if (score >= CLEAR_FROM) return 'clear';
  return score >= CLOSE_FROM ? 'close' : 'notyet';
}

/** The sounds of a member that are not clear, as their map of sounds would say it, the least first. */
export async function readWeakSounds(db: Database, memberId: number) {
  const age = sql<number>`row_number() over (partition by ${classItems.id} order by ${practiceSessions.createdAt} desc)`;
  const taken = db
    .select({ session: practiceSessions.id, age: age.as('age') })
    .from(classMembers)
    .innerJoin(classes, eq(classes.id, classMembers.classId))
    .innerJoin(classItems, eq(classItems.classId, classes.id))
    .innerJoin(practiceSessions, and(counts, isNotNull(practiceSessions.accuracy)))
    .where(eq(classMembers.id, memberId))
    .as('taken');
  const rows = await db
    .select({ analysis: practiceSessions.analysis })
    .from(practiceSessions)
    .innerJoin(taken, eq(taken.session, practiceSessions.id))
    .where(sql`${taken.age} <= ${TAKES_READ}`)
    .orderBy(desc(practiceSessions.createdAt));
  return heardSounds(...rows.map(({ analysis }) => analysis))
    .filter(({ accuracies }) => accuracies.length >= ENOUGH_TRIES)
    .map(({ phone, accuracies }) => ({
      phone,
      accuracy: meanOf(sumOf(accuracies), accuracies.length),
    }))
    .filter(({ accuracy }) => accuracy < CLEAR_FROM / 100)
    .toSorted((a, b) => a.accuracy - b.accuracy)
    .slice(0, CLASS_SOUNDS)
    .map(({ phone }) => ({ phone, ipa: ipaOf(phone) }));
}

const sumOf = (accuracies: number[]) => accuracies.reduce((sum, one) => sum + one, 0);
