import { sql } from 'drizzle-orm';
import {
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  varchar,
} from 'drizzle-orm/pg-core';
import { ownerId } from './accounts.ts';
import { instant } from './columns.ts';
import { exercises } from './exercises.ts';

/** The first ten tries and the last ten, in the order in which they were saved; each 0 to 100. */
const triesAtBothEnds = () => ({
  firstTries: smallint()
    .array()
    .notNull()
    .default(sql`'{}'`),
  lastTries: smallint()
    .array()
    .notNull()
    .default(sql`'{}'`),
});

/**
 * Sums of what was practiced, updated with every save, so that no screen reads a whole history.
 * `features/progress/rebuild.ts` recomputes them.
 */
export const practiceTotals = pgTable('practice_totals', {
  userId: ownerId().notNull().primaryKey(),
  sessions: integer().notNull(),
  /** Sessions with a score. The others count as practice, but in no mean. */
  scored: integer().notNull().default(0),
  /** Sum of the sessions' minutes, each rounded up. */
  minutes: integer().notNull(),
  /** Of all drills and ear rounds. Each is short: rounded up one by one, five of them would be five minutes. */
  drilledSeconds: integer().notNull().default(0),
  accuracySum: doublePrecision().notNull(),
});

/**
 * The first and last practice of each UTC day. In any time zone, midnight splits a UTC day in two,
 * and these tell whether there is practice on either side.
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
    // Contains every column that streaks need: years of days are read from the index alone.
    index('practice_days_whole_index').on(table.userId, table.day, table.firstAt, table.lastAt),
  ],
);

/** Of the sessions with a score: without one an exercise is not done. */
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

/** Per-sound practice totals of one person, and when it is due. */
export const soundTotals = pgTable(
  'sound_totals',
  {
    userId: ownerId().notNull(),
    /** ARPAbet, without a stress digit. */
    phone: varchar({ length: 2 }).notNull(),
    tries: integer().notNull(),
    accuracySum: doublePrecision().notNull(),
    lastPracticedAt: instant().notNull(),
    /** The state of spaced repetition; null until the first review. */
    stability: doublePrecision(),
    difficulty: doublePrecision(),
    dueAt: instant(),
    ...triesAtBothEnds(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.phone] })],
);

export const soundWeeks = pgTable(
  'sound_weeks',
  {
    userId: ownerId().notNull(),
    phone: varchar({ length: 2 }).notNull(),
    /** The Monday of the week, in UTC. */
    week: date().notNull(),
    tries: integer().notNull(),
    accuracySum: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.week, table.phone] })],
);

/** How well one person tells two sounds apart by ear. */
export const earTotals = pgTable(
  'ear_totals',
  {
    userId: ownerId().notNull(),
    /** Its id in the contract. */
    contrast: varchar({ length: 60 }).notNull(),
    asked: integer().notNull(),
    heard: integer().notNull(),
    /** Of the last round with it. */
    lastAsked: integer().notNull(),
    lastHeard: integer().notNull(),
    lastAt: instant().notNull(),
    /** The first and the last round that came to the mark; on one day they count as one. */
    wellFirstAt: instant(),
    wellLastAt: instant(),
    ...triesAtBothEnds(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.contrast] })],
);

/** How well one person finds and says what is strong in words, pairs of words, and sentences. */
export const stressTotals = pgTable(
  'stress_totals',
  {
    userId: ownerId().notNull(),
    kind: varchar({ length: 10 }).notNull(),
    asked: integer().notNull(),
    /** Tapped rightly. */
    right: integer().notNull(),
    /** Said so that it could be judged. */
    said: integer().notNull(),
    saidRight: integer().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
