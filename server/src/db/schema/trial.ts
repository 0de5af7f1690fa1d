import { DAILY_FREE_EXERCISES } from '@saywell/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { atLeast, createdAt, instant } from './columns.ts';

const idList = () =>
  integer()
    .array()
    .notNull()
    .default(sql`'{}'`);

/** A visitor's trial. The browser keeps the token; only its hash is stored. */
export const trials = pgTable(
  'anonymous_sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: varchar({ length: 64 }).notNull().unique('anonymous_sessions_token_hash_unique'),
    /** A keyed hash of the address; the address itself is not stored. */
    ipAddress: varchar({ length: 45 }),
    /** A random id of the browser; trials that continue another one share it. */
    device: varchar({ length: 43 }),
    userAgent: text(),
    exercisesCompleted: integer().notNull().default(0),
    maxExercises: integer().notNull().default(DAILY_FREE_EXERCISES),
    dailyExercisesUsed: integer().notNull().default(0),
    completedExerciseIds: idList(),
    dailyExerciseIds: idList(),
    adImpressions: integer().notNull().default(0),
    lastResetDate: createdAt(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('anonymous_sessions_address_index').on(table.ipAddress, table.createdAt),
    index('anonymous_sessions_device_index').on(table.device, table.createdAt),
    index('anonymous_sessions_expires_at_index').on(table.expiresAt),
    index('anonymous_sessions_created_at_index').on(table.createdAt),
    atLeast('anonymous_sessions_completed_range', table.exercisesCompleted, 0),
    atLeast('anonymous_sessions_used_range', table.dailyExercisesUsed, 0),
  ],
);
