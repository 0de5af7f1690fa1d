import { date, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core';
import { ownerId } from './accounts.ts';
import { instant, oneOf } from './columns.ts';

/** Steps of the path that somebody wants first, or not at all. */
export const pathChoices = pgTable(
  'path_choices',
  {
    userId: ownerId().notNull(),
    /** The id of a contrast in the contract. */
    contrast: varchar({ length: 60 }).notNull(),
    choice: varchar({ length: 10, enum: ['pinned', 'skipped'] }).notNull(),
    chosenAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.contrast] }),
    oneOf('path_choices_choice_check', table.choice, ['pinned', 'skipped']),
  ],
);

/** The path as it was ordered before the first result of a day, so that it keeps still till the next. */
export const pathOrders = pgTable('path_orders', {
  userId: ownerId().notNull().primaryKey(),
  /** In the time zone of the person. */
  day: date().notNull(),
  /** What it was ordered for: another language asks for another order at once. */
  firstLanguage: varchar({ length: 20 }),
  /** Ids of all contrasts. */
  contrasts: text().array().notNull(),
});
