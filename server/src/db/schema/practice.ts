import {
  type DailyMinutes,
  DRILL_WORD_MAX,
  PHRASE_MAX,
  SCORED_ON,
  type TodayStep,
  TRANSCRIPT_MAX,
} from '@saywell/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { ownerId } from './accounts.ts';
import { atLeast, between, createdAt, instant, oneOf } from './columns.ts';
import { exercises } from './exercises.ts';
import { trials } from './trial.ts';

/**
 * A finished exercise or, without an exercise, a daily practice session: the person's own phrase.
 */
export const practiceSessions = pgTable(
  'practice_sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId().notNull(),
    exerciseId: integer().references(() => exercises.id, { onDelete: 'set null' }),
    phrase: varchar({ length: PHRASE_MAX }),
    /** 0 to 1. Null for a take that the engine was not sure of: it counts as a try, not as a score. */
    accuracy: real(),
    /** Seconds. */
    duration: integer().notNull(),
    /** The whole analysis, if the session was saved with one. */
    analysis: jsonb(),
    /** Null without an analysis. */
    scoredOn: text({ enum: SCORED_ON }),
    transcript: varchar({ length: TRANSCRIPT_MAX }),
    /** The analysis it was saved from; identifies the session if a save is sent twice. */
    analysisId: uuid().unique('practice_sessions_analysis_id_unique'),
    createdAt: createdAt(),
  },
  (table) => [
    index('practice_sessions_list_index').on(table.userId, table.createdAt, table.id),
    index('practice_sessions_user_exercise_index').on(table.userId, table.exerciseId),
    index('practice_sessions_exercise_id_index').on(table.exerciseId),
    index('practice_sessions_created_at_index').on(table.createdAt),
    oneOf('practice_sessions_scored_on_values', table.scoredOn, SCORED_ON),
    between('practice_sessions_accuracy_range', table.accuracy, 0, 1),
    atLeast('practice_sessions_duration_range', table.duration, 1),
  ],
);

/** An analysis that is not saved yet. It belongs to a person or to a visitor's trial. */
export const analyses = pgTable(
  'analyses',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerId(),
    trialId: integer('anonymous_session_id').references(() => trials.id, { onDelete: 'cascade' }),
    exerciseId: integer().references(() => exercises.id, { onDelete: 'set null' }),
    phrase: varchar({ length: PHRASE_MAX }).notNull(),
    /** 0 to 1. Null where the engine was not sure. */
    accuracy: real(),
    result: jsonb().notNull(),
    /** The sound, as ARPAbet, of a word that was said alone in a drill; null for a whole phrase. */
    drilled: varchar({ length: 2 }),
    scoredOn: text({ enum: SCORED_ON }).notNull().default('server'),
    /** By the clock of the device that scored it; null if it arrived as it was said. */
    saidAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('analyses_user_id_index').on(table.userId),
    index('analyses_anonymous_exercise_index').on(table.trialId, table.exerciseId),
    index('analyses_exercise_id_index').on(table.exerciseId),
    index('analyses_created_at_index').on(table.createdAt),
    oneOf('analyses_scored_on_values', table.scoredOn, SCORED_ON),
    between('analyses_accuracy_range', table.accuracy, 0, 1),
    check('analyses_one_owner', sql`num_nonnulls(${table.userId}, ${table.trialId}) = 1`),
  ],
);

/**
 * One word of a phrase, said alone for one of its sounds. Like an analysis it belongs to a person or
 * to a visitor's trial.
 */
export const drills = pgTable(
  'drills',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    trialId: integer('anonymous_session_id').references(() => trials.id, { onDelete: 'cascade' }),
    exerciseId: integer().references(() => exercises.id, { onDelete: 'set null' }),
    phrase: varchar({ length: PHRASE_MAX }).notNull(),
    word: varchar({ length: DRILL_WORD_MAX }).notNull(),
    /** As ARPAbet, like `instead`: what was said in its place. */
    sound: varchar({ length: 2 }).notNull(),
    instead: varchar({ length: 2 }),
    /** A list of `DrillTry`, in order. */
    tries: jsonb().notNull(),
    passed: boolean().notNull(),
    /** Seconds. */
    duration: integer().notNull(),
    /** The first try's: a save that is sent twice finds its drill by it. */
    analysisId: uuid().notNull().unique('drills_analysis_id_unique'),
    createdAt: createdAt(),
  },
  (table) => [
    index('drills_user_id_index').on(table.userId, table.createdAt),
    index('drills_anonymous_session_id_index').on(table.trialId),
    index('drills_exercise_id_index').on(table.exerciseId),
    atLeast('drills_duration_range', table.duration, 1),
    check('drills_one_owner', sql`num_nonnulls(${table.userId}, ${table.trialId}) = 1`),
  ],
);

/** A round of questions, as it was answered. */
const roundsTable = (name: string) =>
  pgTable(
    name,
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      userId: ownerId().notNull(),
      /** Made by the device: a round that is sent twice is saved once. */
      key: uuid().notNull(),
      /** A list of answers in order, each with what it was about. */
      answers: jsonb().notNull(),
      /** Seconds. */
      duration: integer().notNull(),
      createdAt: createdAt(),
    },
    (table) => [
      unique(`${name}_key_unique`).on(table.userId, table.key),
      index(`${name}_list_index`).on(table.userId, table.createdAt, table.id),
      atLeast(`${name}_duration_range`, table.duration, 1),
    ],
  );
export type RoundsTable = ReturnType<typeof roundsTable>;

/** Twenty questions: which word of a pair was it? With `KeptEarAnswer`. */
export const earRounds = roundsTable('ear_rounds');

/** Ten words or sentences of the stress gym, with `KeptStressAnswer`. */
export const stressRounds = roundsTable('stress_rounds');

/**
 * When somebody last began their first session, and which phrases it has. Which of them they have said
 * follows from the practice sessions since.
 */
export const firstSessions = pgTable('first_sessions', {
  userId: ownerId().notNull().primaryKey(),
  /** By the clock of the device it was begun on. Null if it was skipped before it began. */
  startedAt: instant(),
  /** When they skipped it, or what was left of it. */
  endedAt: instant(),
  exerciseIds: integer().array().notNull(),
});

/**
 * The practice that somebody began on a day: what was chosen then, and what was skipped. What was done
 * of it stands in the rounds, drills and sessions themselves.
 */
export const dailyRounds = pgTable(
  'daily_rounds',
  {
    userId: ownerId().notNull(),
    /** In their time zone. */
    day: date().notNull(),
    /** What it was meant to take. */
    minutes: integer().$type<DailyMinutes>().notNull(),
    steps: jsonb().$type<TodayStep[]>().notNull(),
    /** Ids of steps. */
    skipped: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** Daily challenges that somebody has ticked off. The day is in their time zone. */
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
