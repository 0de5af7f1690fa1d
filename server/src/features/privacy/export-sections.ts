import type { ExportType } from '@saywell/contract';
import { and, avg, countDistinct, eq, getTableColumns, or, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { classes, classMembers, exercises, practiceSessions, users } from '../../db/schema.ts';
import { partOfTable, type PersonalTable, personalTables } from './personal-tables.ts';

export type Section =
  | { name: string; value: () => Promise<unknown> }
  | { name: string; rows: () => AsyncIterable<object> };

const BATCH = 100;

/** The sections of an export of this type, in order. */
export function exportSections(db: Database, userId: number, type: ExportType): Section[] {
  const tables = personalTables.filter((one) => type === 'full_export' || typeOf(one) === type);
  return [
    ...(type === 'practice_data' ? [] : [profileOf(db, userId)]),
    ...(type === 'account_data' ? [] : [progressOf(db, userId)]),
    ...tables.map((one) => ({ name: one.name, rows: () => rowsOf(db, userId, one) })),
  ];
}

const typeOf = (table: PersonalTable): ExportType =>
  partOfTable(table) === 'practice_data' ? 'practice_data' : 'account_data';

function profileOf(db: Database, userId: number): Section {
  const { passwordHash: _secret, approvedBy: _somebodyElse, ...shown } = getTableColumns(users);
  const value = async () => (await db.select(shown).from(users).where(eq(users.id, userId)))[0];
  return { name: 'profile', value };
}

function progressOf(db: Database, userId: number): Section {
  const value = () =>
    db
      .select({
        category: exercises.category,
        exercisesPractised: countDistinct(practiceSessions.exerciseId),
        averageAccuracy: avg(practiceSessions.accuracy).mapWith(Number),
      })
      .from(practiceSessions)
      .innerJoin(exercises, eq(exercises.id, practiceSessions.exerciseId))
      .where(eq(practiceSessions.userId, userId))
      .groupBy(exercises.category)
      .orderBy(exercises.category);
  return { name: 'progress', value };
}

/** Their rows, a few at a time. */
async function* rowsOf(db: Database, userId: number, { table, owner }: PersonalTable) {
  const columns = getTableColumns(table);
  const shown = shownColumns(columns);
  const key = primaryKeyOf(table);
  const titles = 'exerciseId' in columns ? await exerciseTitles(db) : undefined;
  const joined = 'classId' in columns ? await classesOf(db, userId) : undefined;
  let after: SQL | undefined;
  for (;;) {
    const rows = await db
      .select({ shown, key: Object.fromEntries(key.map((column) => [column.name, column])) })
      .from(table)
      .where(and(eq(owner, userId), after))
      .orderBy(...key)
      .limit(BATCH);
    for (const row of rows) yield readable(row.shown, titles, joined);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    const reached = key.map((column) => sql.param(last.key[column.name], column));
    after = sql`(${sql.join(key, sql`, `)}) > (${sql.join(reached, sql`, `)})`;
  }
}

/** A queued message contains the link that opens the account, or one that stops reminders. */
const LINKS = ['text', 'html', 'unsubscribe'];

/** Without secrets that open an account, and without the owner's id in every row. */
function shownColumns(columns: Record<string, PgColumn>) {
  const isMail = 'recipient' in columns;
  return Object.fromEntries(
    Object.entries(columns).filter(
      ([name]) => name !== 'userId' && !/hash/i.test(name) && !(isMail && LINKS.includes(name)),
    ),
  );
}

function primaryKeyOf(table: PgTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter((column) => column.primary);
}

async function exerciseTitles(db: Database) {
  const rows = await db.select({ id: exercises.id, title: exercises.title }).from(exercises);
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Those they teach and those they are in. */
async function classesOf(db: Database, userId: number) {
  const rows = await db
    .select({ id: classes.id, name: classes.name })
    .from(classes)
    .leftJoin(classMembers, eq(classMembers.classId, classes.id))
    .where(or(eq(classes.userId, userId), eq(classMembers.userId, userId)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type Names = Map<number, string> | undefined;

function readable(row: Record<string, unknown>, titles: Names, joined: Names) {
  return {
    ...(joined && { class: joined.get(row['classId'] as number) ?? null }),
    ...(titles && { exercise: titles.get(row['exerciseId'] as number) ?? null }),
    ...row,
  };
}
