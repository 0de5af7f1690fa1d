import {
  CATEGORIES,
  LEVEL_MAX,
  LEVEL_MIN,
  PHRASE_MAX,
  SCENE_SLUG_MAX,
  type ScenePart,
  type Training,
} from '@saywell/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { atLeast, between, createdAt, oneOf } from './columns.ts';
import { scenes } from './scenes.ts';

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
    /** The scene that it is a line of. Such a phrase is in no list of exercises. */
    sceneSlug: varchar({ length: SCENE_SLUG_MAX }).references(() => scenes.slug),
    /** Which line, from 0. Null where the scene lost this line since. */
    sceneLine: integer(),
    /** Who of the two says it. */
    scenePart: integer().$type<ScenePart>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('exercises_list_index').on(table.category, table.difficulty, table.id),
    index('exercises_scene_index').on(table.sceneSlug, table.sceneLine),
    oneOf('exercises_category_values', table.category, CATEGORIES),
    between('exercises_difficulty_range', table.difficulty, LEVEL_MIN, LEVEL_MAX),
    atLeast('exercises_scene_line_range', table.sceneLine, 0),
    between('exercises_scene_part_range', table.scenePart, 0, 1),
  ],
);
