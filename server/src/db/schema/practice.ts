import { PHRASE_MAX, TRANSCRIPT_MAX } from '@saywell/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { ownerId } from './accounts.ts';
import { atLeast, between, createdAt } from './columns.ts';
import { exercises } from './exercises.ts';
import { anonymousSessions } from './trial.ts';

/** One finished exercise, or with no exercise a daily practice session on the person's own phrase. */
export const practiceSessions = pgTable(
  'practice_sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId().notNull(),
    exerciseId: integer().references(() => exercises.id, { onDelete: 'set null' }),
    phrase: varchar({ length: PHRASE_MAX }),
    /** 0 to 1. */
    accuracy: real().notNull(),
    /** Seconds. */
    duration: integer().notNull(),
    /** The whole analysis, when the session was saved with one. */
    analysis: jsonb(),
    transcript: varchar({ length: TRANSCRIPT_MAX }),
    /** The analysis it was saved from: a save that is sent twice finds its session by it. */
    analysisId: uuid().unique('practice_sessions_analysis_id_unique'),
    createdAt: createdAt(),
  },
  (table) => [
    index('practice_sessions_list_index').on(table.userId, table.createdAt, table.id),
    index('practice_sessions_user_exercise_index').on(table.userId, table.exerciseId),
    index('practice_sessions_exercise_id_index').on(table.exerciseId),
    index('practice_sessions_created_at_index').on(table.createdAt),
    between('practice_sessions_accuracy_range', table.accuracy, 0, 1),
    atLeast('practice_sessions_duration_range', table.duration, 1),
  ],
);

/** An analysis nobody has saved yet. It belongs to a person or to a visitor's trial. */
export const analyses = pgTable(
  'analyses',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerId(),
    anonymousSessionId: integer().references(() => anonymousSessions.id, { onDelete: 'cascade' }),
    exerciseId: integer().references(() => exercises.id, { onDelete: 'set null' }),
    phrase: varchar({ length: PHRASE_MAX }).notNull(),
    /** 0 to 1. */
    accuracy: real().notNull(),
    result: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('analyses_user_id_index').on(table.userId),
    index('analyses_anonymous_exercise_index').on(table.anonymousSessionId, table.exerciseId),
    index('analyses_exercise_id_index').on(table.exerciseId),
    index('analyses_created_at_index').on(table.createdAt),
    between('analyses_accuracy_range', table.accuracy, 0, 1),
    check(
      'analyses_one_owner',
      sql`num_nonnulls(${table.userId}, ${table.anonymousSessionId}) = 1`,
    ),
  ],
);

/** Today's small goals that somebody has ticked off. The day is their local one. */
export const challengeTicks = pgTable(
  'challenge_ticks',
  {
    userId: ownerId().notNull(),
    day: date().notNull(),
    challengeId: varchar({ length: 50 }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.challengeId] })],
);
