import {
  CLASS_MEMBERS_MAX,
  CLASSES_MAX,
  DAY_MS,
  type joinClass as joinEndpoint,
  type listClasses as listEndpoint,
  type openClass as openEndpoint,
} from '@saywell/contract';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { classes, classItems, classMembers } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { admit } from '../throttle/counters.ts';
import { readItems } from './items.ts';
import { readResults } from './results.ts';
import { isOver } from './teach.ts';

type Opened = z.input<typeof openEndpoint.response>;

/** More than anybody joins in a day; a bound against abuse. */
const JOINS = { max: 40, withinMs: DAY_MS };

const UNKNOWN = new AppError(
  'not_found',
  'There is no class at this link. It may have been deleted. Ask your teacher for a new one.',
);
const OWN = new AppError('conflict', 'You teach this class.');
const OVER = new AppError('conflict', 'This class is over, so nobody can join it anymore.');
const LONGER = new AppError(
  'conflict',
  'The last day of this class has just been moved. Please look at it again before you join.',
);
const FULL = new AppError('conflict', 'This class is full. Please tell your teacher.');
const ENOUGH = new AppError(
  'conflict',
  `You are in ${CLASSES_MAX} classes, the most that one person can be in. Leave one first.`,
);

/** What the link shows to anybody, and to members what their teacher sees of them. */
export async function openClass(
  db: Database,
  token: string,
  userId: number | undefined,
): Promise<Opened> {
  const found = await findByToken(db, token);
  const { id, name, teacher, endsOn } = found;
  return {
    name,
    teacher,
    endsOn,
    isOver: isOver(found),
    items: await readItems(db, id),
    isMine: userId === found.userId,
    membership: userId === undefined ? null : await membershipOf(db, id, userId),
  };
}

export async function joinClass(
  db: Database,
  userId: number,
  token: string,
  { name, endsOn }: z.output<typeof joinEndpoint.body>,
): Promise<Opened> {
  await admit(db, `classes joined by user ${userId}`, JOINS);
  await db.transaction(async (tx) => {
    // The account before the class, as where one is deleted with the classes it teaches.
    await lockAccount(tx, userId);
    // Of many who join at once, no more come in than there is room for.
    const [found] = await tx.select().from(classes).where(eq(classes.token, token)).for('update');
    if (!found) throw UNKNOWN;
    if (found.userId === userId) throw OWN;
    if (await membershipOf(tx, found.id, userId)) return;
    if (isOver(found)) throw OVER;
    if (endsOn !== undefined && found.endsOn > endsOn) throw LONGER;
    const members = await tx.$count(classMembers, eq(classMembers.classId, found.id));
    if (members >= CLASS_MEMBERS_MAX) throw FULL;
    if ((await tx.$count(classMembers, eq(classMembers.userId, userId))) >= CLASSES_MAX) {
      throw ENOUGH;
    }
    await tx.insert(classMembers).values({ userId, classId: found.id, name });
  });
  return openClass(db, token, userId);
}

/** Their row goes, and with it everything that the teacher saw. */
export async function leaveClass(db: Database, userId: number, token: string): Promise<Opened> {
  const { id } = await findByToken(db, token);
  await db
    .delete(classMembers)
    .where(and(eq(classMembers.classId, id), eq(classMembers.userId, userId)));
  return openClass(db, token, userId);
}

export async function listClasses(
  db: Database,
  userId: number,
): Promise<z.input<typeof listEndpoint.response>> {
  const teaching = await db
    .select()
    .from(classes)
    .where(eq(classes.userId, userId))
    .orderBy(desc(classes.createdAt), desc(classes.id));
  const joined = await db
    .select({ class: classes, member: classMembers.id })
    .from(classMembers)
    .innerJoin(classes, eq(classes.id, classMembers.classId))
    .where(eq(classMembers.userId, userId))
    .orderBy(asc(classes.endsAt), asc(classes.id));
  const ids = [...teaching, ...joined.map((one) => one.class)].map(({ id }) => id);
  const items = await countOf(db, classItems, ids);
  const members = await countOf(
    db,
    classMembers,
    teaching.map(({ id }) => id),
  );
  const results = await readResults(
    db,
    joined.map(({ member }) => member),
  );
  return {
    teaching: teaching.map((one) => ({
      id: one.id,
      ...shown(one),
      items: items.get(one.id) ?? 0,
      members: members.get(one.id) ?? 0,
    })),
    learning: joined.map(({ class: one, member }) => ({
      ...shown(one),
      teacher: one.teacher,
      items: items.get(one.id) ?? 0,
      done: results.get(member)!.filter(({ band }) => band !== null).length,
    })),
  };
}

const shown = (one: typeof classes.$inferSelect) => ({
  name: one.name,
  endsOn: one.endsOn,
  isOver: isOver(one),
  token: one.token,
});

async function countOf(
  db: Database,
  table: typeof classItems | typeof classMembers,
  classIds: number[],
) {
  if (classIds.length === 0) return new Map<number, number>();
  const rows = await db
    .select({ classId: table.classId, count: count() })
    .from(table)
    .where(inArray(table.classId, classIds))
    .groupBy(table.classId);
  return new Map(rows.map((row) => [row.classId, row.count]));
}

async function findByToken(db: Database, token: string) {
  const [row] = await db.select().from(classes).where(eq(classes.token, token));
  if (!row) throw UNKNOWN;
  return row;
}

async function membershipOf(db: Database, classId: number, userId: number) {
  const [row] = await db
    .select({ id: classMembers.id, name: classMembers.name, joinedAt: classMembers.agreedAt })
    .from(classMembers)
    .where(and(eq(classMembers.classId, classId), eq(classMembers.userId, userId)));
  if (!row) return null;
  const { id, ...member } = row;
  return { ...member, results: (await readResults(db, [id])).get(id)! };
}
