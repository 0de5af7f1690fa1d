import { type AnyPgColumn, check, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

/**
 * An instant with the milliseconds of a JavaScript Date, so that a value read from a row still
 * equals that row when it is used to fetch the next page.
 */
export const instant = () => timestamp({ withTimezone: true, precision: 3 });

export const createdAt = () => instant().notNull().defaultNow();

/** Made by the browser, so that a report that is sent twice counts once. */
export const reportKey = () => uuid().notNull().defaultRandom();

/**
 * Text limited to a few values; a CHECK is easier to extend in a migration than a database enum.
 */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  const list = values.map((value) => `'${value}'`).join(', ');
  return check(name, sql`${column} in (${sql.raw(list)})`);
}

export function between(name: string, column: AnyPgColumn, low: number, high: number) {
  return check(name, sql`${column} between ${sql.raw(String(low))} and ${sql.raw(String(high))}`);
}

export function atLeast(name: string, column: AnyPgColumn, low: number) {
  return check(name, sql`${column} >= ${sql.raw(String(low))}`);
}
