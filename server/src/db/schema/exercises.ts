import { CATEGORIES, LEVEL_MAX, LEVEL_MIN, PHRASE_MAX, type Training } from '@saywell/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { between, createdAt, oneOf } from './columns.ts';

export const exercises = pgTable(
  'exercises',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Identifies the exercise in the shipped content files, even if its title changes. */
    key: varchar({ length: 80 }).notNull().unique(),
    title: varchar({ length: 200 }).notNull(),
    phrase: varchar({ length: PHRASE_MAX }).notNull(),
    category: text({ enum: CATEGORIES }).notNull(),
    difficulty: integer().notNull().default(1),
    audioUrl: text(),
    tips: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    trains: jsonb().$type<Training>().notNull().default({}),
    /** Offered to visitors without an account. */
    isTrial: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('exercises_list_index').on(table.category, table.difficulty, table.id),
    oneOf('exercises_category_values', table.category, CATEGORIES),
    between('exercises_difficulty_range', table.difficulty, LEVEL_MIN, LEVEL_MAX),
  ],
);
