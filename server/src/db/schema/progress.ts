import {
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  varchar,
} from 'drizzle-orm/pg-core';
import { ownerId } from './accounts.ts';
import { instant } from './columns.ts';
import { exercises } from './exercises.ts';

/**
 * Sums of the practice sessions, kept up to date by every save, so that no screen reads somebody's
 * whole history. `features/progress/rebuild.ts` makes them again from the sessions.
 */
export const practiceTotals = pgTable('practice_totals', {
  userId: ownerId().notNull().primaryKey(),
  sessions: integer().notNull(),
  /** Of each session, rounded up. */
  minutes: integer().notNull(),
  accuracySum: doublePrecision().notNull(),
});

/**
 * The first and last practice of each UTC day. Whatever somebody's time zone, its midnight cuts such
 * a day in two, and these tell whether there is practice on either side of the cut.
 */
export const practiceDays = pgTable(
  'practice_days',
  {
    userId: ownerId().notNull(),
    day: date().notNull(),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    // Holds all a streak is counted from: years of days are read without a look at the table.
    index('practice_days_whole_index').on(table.userId, table.day, table.firstAt, table.lastAt),
  ],
);

export const exerciseTotals = pgTable(
  'exercise_totals',
  {
    userId: ownerId().notNull(),
    exerciseId: integer()
      .notNull()
      .references(() => exercises.id, { onDelete: 'cascade' }),
    sessions: integer().notNull(),
    accuracySum: doublePrecision().notNull(),
    bestAccuracy: real().notNull(),
    lastPracticedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.exerciseId] }),
    index('exercise_totals_exercise_id_index').on(table.exerciseId),
  ],
);

/** One sound of American English in somebody's mouth, and when repeating it does most good. */
export const soundTotals = pgTable(
  'sound_totals',
  {
    userId: ownerId().notNull(),
    /** ARPAbet, without a stress digit. */
    phone: varchar({ length: 2 }).notNull(),
    tries: integer().notNull(),
    accuracySum: doublePrecision().notNull(),
    lastPracticedAt: instant().notNull(),
    /** What spaced repetition remembers; empty until the sound was first reviewed. */
    stability: doublePrecision(),
    difficulty: doublePrecision(),
    dueAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.phone] })],
);

export const soundWeeks = pgTable(
  'sound_weeks',
  {
    userId: ownerId().notNull(),
    phone: varchar({ length: 2 }).notNull(),
    /** The Monday, in UTC, of the week. */
    week: date().notNull(),
    tries: integer().notNull(),
    accuracySum: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.week, table.phone] })],
);
