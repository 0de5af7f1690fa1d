import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from './schema.ts';

const tables = Object.values(schema).filter((value) => is(value, PgTable));

const foreignKeys = tables.flatMap((table) =>
  getTableConfig(table).foreignKeys.map((key) => {
    const { columns, foreignTable } = key.reference();
    const name = `${getTableConfig(table).name}.${columns[0]!.name}`;
    return { name, table, column: columns[0]!, foreignTable, onDelete: key.onDelete };
  }),
);

/** The first column of everything that serves as an index on the whole table. */
function indexedColumns(table: PgTable) {
  const { columns: all, indexes, primaryKeys, uniqueConstraints } = getTableConfig(table);
  const wholeIndexes = indexes.filter((index) => !index.config.where);
  const keys = [...wholeIndexes.map((index) => index.config), ...primaryKeys, ...uniqueConstraints];
  return [...keys.map(({ columns }) => columns[0]!), ...all.filter((column) => column.primary)].map(
    (column) => ('name' in column ? column.name : 'an expression'),
  );
}

test.each(foreignKeys)('$name has an index', ({ table, column }) => {
  expect(indexedColumns(table)).toContain(column.name);
});

const personal = foreignKeys.filter((key) => key.foreignTable === schema.users);

test.each(personal)('$name is deleted with the person', ({ column, onDelete }) => {
  // approvedBy is set to null, since the approver is not the owner.
  expect(onDelete).toBe(column === schema.users.approvedBy ? 'set null' : 'cascade');
});
