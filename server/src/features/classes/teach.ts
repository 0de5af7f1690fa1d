import {
  CLASS_DAYS_MAX,
  CLASS_KEPT_DAYS,
  CLASSES_MAX,
  type ClassPlan,
  DAY_MS,
  type readClass as readTaught,
} from '@saywell/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { classes, classMembers } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { createToken } from '../../tokens.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { addDays, dayOf, startOfDay, zoneOf } from '../progress/days/local-time.ts';
import { localTimeOf } from '../progress/days/remember-zone.ts';
import { readItems, replaceItems } from './items.ts';
import { readResults, readWeakSounds } from './results.ts';

type Taught = z.input<typeof readTaught.response>;
type Row = typeof classes.$inferSelect;

const NOT_FOUND = new AppError('not_found', 'Class not found');
const NO_MEMBER = new AppError('not_found', 'Learner not found');
const FULL = new AppError(
  'conflict',
  `You have ${CLASSES_MAX} classes, the most that one person can have. Delete one first.`,
);
const OVER = new AppError('conflict', 'This class is over. Make a new one to go on.');
const LATER = new AppError(
  'conflict',
  'Learners joined until the day they were shown, so this class can end sooner, but not later.',
  { field: 'endsOn' },
);

export const isOver = ({ endsAt }: Pick<Row, 'endsAt'>) => endsAt.getTime() <= Date.now();

export async function createClass(db: Database, userId: number, plan: ClassPlan): Promise<Taught> {
  const endsAt = await endOf(db, userId, plan.endsOn);
  const { items, ...values } = plan;
  const id = await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    if ((await tx.$count(classes, eq(classes.userId, userId))) >= CLASSES_MAX) throw FULL;
    const [row] = await tx
      .insert(classes)
      .values({ ...values, userId, endsAt, token: createToken() })
      .returning({ id: classes.id });
    await replaceItems(tx, { id: row!.id, userId }, items);
    return row!.id;
  });
  return readClass(db, userId, id);
}

export async function readClass(db: Database, userId: number, id: number): Promise<Taught> {
  const found = await findTaught(db, userId, id);
  const { name, teacher, endsOn, endsAt, token } = found;
  const members = await db
    .select({ id: classMembers.id, name: classMembers.name, joinedAt: classMembers.agreedAt })
    .from(classMembers)
    .where(eq(classMembers.classId, id))
    .orderBy(asc(classMembers.agreedAt), asc(classMembers.id));
  const results = await readResults(
    db,
    members.map((member) => member.id),
  );
  return {
    id,
    name,
    teacher,
    endsOn,
    isOver: isOver(found),
    token,
    keptUntil: new Date(endsAt.getTime() + CLASS_KEPT_DAYS * DAY_MS),
    items: await readItems(db, id),
    members: members.map((member) => ({ ...member, results: results.get(member.id)! })),
  };
}

export async function changeClass(
  db: Database,
  userId: number,
  id: number,
  { items, ...values }: ClassPlan,
): Promise<Taught> {
  await db.transaction(async (tx) => {
    // The account before the class, as where it is deleted: its items name both.
    await lockAccount(tx, userId);
    const old = await lockTaught(tx, userId, id);
    if (isOver(old)) throw OVER;
    const endsAt =
      values.endsOn === old.endsOn ? old.endsAt : await endOf(tx, userId, values.endsOn);
    if (endsAt > old.endsAt && (await hasMembers(tx, id))) throw LATER;
    await tx
      .update(classes)
      .set({ ...values, endsAt })
      .where(eq(classes.id, id));
    await replaceItems(tx, { id, userId }, items);
  });
  return readClass(db, userId, id);
}

export async function endClass(db: Database, userId: number, id: number): Promise<Taught> {
  await db.transaction(async (tx) => {
    if (isOver(await lockTaught(tx, userId, id))) return;
    const now = new Date();
    await tx
      .update(classes)
      .set({ endsAt: now, endsOn: dayOf(now, await zoneOfTeacher(tx, userId)) })
      .where(eq(classes.id, id));
  });
  return readClass(db, userId, id);
}

export async function deleteClass(db: Database, userId: number, id: number): Promise<void> {
  const [row] = await db.delete(classes).where(taught(userId, id)).returning({ id: classes.id });
  if (!row) throw NOT_FOUND;
}

export async function readMember(db: Database, userId: number, classId: number, id: number) {
  await findTaught(db, userId, classId);
  const [member] = await db
    .select({ id: classMembers.id, name: classMembers.name, joinedAt: classMembers.agreedAt })
    .from(classMembers)
    .where(ofClass(classId, id));
  if (!member) throw NO_MEMBER;
  const results = (await readResults(db, [id])).get(id)!;
  return { ...member, results, sounds: await readWeakSounds(db, id) };
}

export async function removeMember(db: Database, userId: number, classId: number, id: number) {
  await findTaught(db, userId, classId);
  const [row] = await db
    .delete(classMembers)
    .where(ofClass(classId, id))
    .returning({ id: classMembers.id });
  if (!row) throw NO_MEMBER;
}

const taught = (userId: number, id: number) => and(eq(classes.id, id), eq(classes.userId, userId));

const ofClass = (classId: number, id: number) =>
  and(eq(classMembers.id, id), eq(classMembers.classId, classId));

async function findTaught(db: Database, userId: number, id: number): Promise<Row> {
  const [row] = await db.select().from(classes).where(taught(userId, id));
  if (!row) throw NOT_FOUND;
  return row;
}

/** Until the transaction ends, nobody joins it and nothing else changes it. */
async function lockTaught(tx: Database, userId: number, id: number): Promise<Row> {
  const [row] = await tx.select().from(classes).where(taught(userId, id)).for('update');
  if (!row) throw NOT_FOUND;
  return row;
}

const hasMembers = async (db: Database, classId: number) =>
  (await db.$count(classMembers, eq(classMembers.classId, classId))) > 0;

const zoneOfTeacher = async (db: Database, userId: number) =>
  zoneOf(await localTimeOf(db, userId, {}));

/** When a day is over where the teacher is. */
async function endOf(db: Database, userId: number, day: string): Promise<Date> {
  const zone = await zoneOfTeacher(db, userId);
  const today = dayOf(Date.now(), zone);
  if (day < today) {
    throw new AppError('invalid_input', 'The last day is over already', { field: 'endsOn' });
  }
  if (day > addDays(today, CLASS_DAYS_MAX)) {
    throw new AppError('invalid_input', 'A class can last a year at most', { field: 'endsOn' });
  }
  return startOfDay(addDays(day, 1), zone);
}
