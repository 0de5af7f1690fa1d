import { randomUUID } from 'node:crypto';
import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../src/db/database.ts';

type Row = Record<string, unknown>;

/**
 * Inserts a valid row into any table, derived from its columns, so that a test also covers tables
 * that are added later. Every text contains `mark`. Rows it depends on are inserted too.
 */
export async function addAnyRow(
  db: Database,
  table: PgTable,
  { mark, ...given }: Row & { mark: string },
): Promise<Row> {
  const values: Row = { ...given };
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    if (name in given || column.generated || column.generatedIdentity) continue;
    const target = targetOf(table, column);
    if (!target) values[name] = anyValue(column, mark);
    else if (column.notNull) {
      // What it depends on belongs to the same person.
      const { foreignTable: needed, foreignColumns } = target;
      const owner = 'userId' in needed && 'userId' in given && { userId: given['userId'] };
      const row = await addAnyRow(db, needed, { mark: 'needed', ...owner });
      values[name] = row[foreignColumns[0]!.name];
    }
  }
  const [row] = await db.insert(table).values(values).returning();
  return row!;
}

function targetOf(table: PgTable, column: PgColumn) {
  const references = getTableConfig(table).foreignKeys.map((key) => key.reference());
  return references.find(({ columns }) => columns[0] === column);
}

function anyValue(column: PgColumn, mark: string): unknown {
  if (column.enumValues?.length) return column.enumValues[0];
  const type = column.getSQLType();
  if (type.endsWith('[]')) return [];
  if (type === 'uuid') return randomUUID();
  if (type === 'date') return '2026-03-05';
  if (type.startsWith('timestamp')) return new Date('2026-03-05T12:00:00Z');
  if (type === 'boolean') return false;
  if (type === 'jsonb') return { text: mark };
  const isText = type === 'text' || type.startsWith('varchar');
  if (!isText) return 1;
  const text = column.isUnique || column.primary ? `${mark} ${randomUUID()}` : mark;
  return text.slice(0, lengthOf(type));
}

/** The length of `varchar(20)`; unlimited text has none. */
const lengthOf = (type: string) => (/\d/.test(type) ? Number(/\d+/.exec(type)![0]) : undefined);
