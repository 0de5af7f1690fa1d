import { date, index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { ownerId } from './accounts.ts';
import { between, createdAt, instant } from './columns.ts';

/** Whether and when somebody wants a letter on days without practice. */
export const reminders = pgTable(
  'reminders',
  {
    userId: ownerId().notNull().primaryKey(),
    /** After midnight, by the clocks of their time zone. */
    minute: integer().notNull(),
    /** Chosen for reminders alone. Null follows the device that was used last. */
    timeZone: varchar({ length: 64 }),
    /** When the next one is due. Null while reminders are off. */
    dueAt: instant(),
    /** When they were last chosen: a visit. */
    chosenAt: createdAt(),
    /** When they ended by themselves, because nobody came. */
    stoppedAt: instant(),
  },
  (table) => [
    index('reminders_due_at_index').on(table.dueAt),
    between('reminders_minute_range', table.minute, 0, 24 * 60 - 1),
  ],
);

/** The reminders that were sent, one a day at most, each with a link that stops them. */
export const reminderLetters = pgTable(
  'reminder_letters',
  {
    userId: ownerId().notNull(),
    /** In the person's time zone. */
    day: date().notNull(),
    tokenHash: varchar({ length: 64 }).notNull().unique('reminder_letters_token_hash_unique'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    index('reminder_letters_created_at_index').on(table.createdAt),
  ],
);
