import { eq, is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { Database } from '../../db/database.ts';
import * as schema from '../../db/schema.ts';

/** A kind of data that can be exported or deleted separately. */
export type DataPart = 'practice_data' | 'feedback' | 'activity_data' | 'account_data';

export type PersonalTable = {
  /** Its name in the schema. */
  name: string;
  table: PgTable;
  /** The column with the owner's id. */
  owner: PgColumn;
};

/**
 * Every table with personal rows, derived from the schema, so that a table added later is neither
 * left behind by a deletion nor missing from an export.
 */
export const personalTables: PersonalTable[] = Object.entries(schema).flatMap(([name, table]) =>
  is(table, PgTable) ? ownersOf(table).map((owner) => ({ name, table, owner })) : [],
);

function ownersOf(table: PgTable): PgColumn[] {
  return getTableConfig(table)
    .foreignKeys.filter((key) => key.onDelete === 'cascade')
    .map((key) => key.reference())
    .filter(({ foreignTable }) => foreignTable === schema.users)
    .map(({ columns }) => columns[0]!);
}

const partOf: Record<string, DataPart> = {
  practiceSessions: 'practice_data',
  analyses: 'practice_data',
  drills: 'practice_data',
  earRounds: 'practice_data',
  stressRounds: 'practice_data',
  sceneRuns: 'practice_data',
  sceneTotals: 'practice_data',
  firstSessions: 'practice_data',
  dailyRounds: 'practice_data',
  challengeTicks: 'practice_data',
  practiceTotals: 'practice_data',
  practiceDays: 'practice_data',
  exerciseTotals: 'practice_data',
  soundTotals: 'practice_data',
  soundWeeks: 'practice_data',
  earTotals: 'practice_data',
  pathChoices: 'practice_data',
  pathOrders: 'practice_data',
  stressTotals: 'practice_data',
  classes: 'account_data',
  classItems: 'account_data',
  classMembers: 'account_data',
  feedback: 'feedback',
  adImpressions: 'activity_data',
  analyticsEvents: 'activity_data',
  authSessions: 'account_data',
  passkeys: 'account_data',
  passwordResetTokens: 'account_data',
  emailVerificationTokens: 'account_data',
  emailChanges: 'account_data',
  consents: 'account_data',
  consentChanges: 'account_data',
  dataDeletionRequests: 'account_data',
  outgoingMail: 'account_data',
  reminders: 'account_data',
  reminderLetters: 'account_data',
};

/** Undefined for a table without a kind; a test fails then. */
export const partOfTable = ({ name }: PersonalTable): DataPart | undefined => partOf[name];

/** Deletes all of somebody's rows of the given kinds. */
export async function eraseParts(
  db: Database,
  userId: number,
  parts: readonly (DataPart | undefined)[],
  signal?: AbortSignal,
): Promise<void> {
  for (const personal of personalTables) {
    if (!parts.includes(partOfTable(personal))) continue;
    await deleteInBatches(db, personal.table, eq(personal.owner, userId), { signal });
  }
}
