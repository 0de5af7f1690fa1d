import { LEVEL_MAX, LEVEL_MIN, SCENE_SLUG_MAX } from '@saywell/contract';
import {
  boolean,
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

/** A short conversation of two people. Its lines are exercises that name it. */
export const scenes = pgTable(
  'scenes',
  {
    slug: varchar({ length: SCENE_SLUG_MAX }).primaryKey(),
    title: varchar({ length: 200 }).notNull(),
    about: text().notNull(),
    level: integer().notNull(),
    /** The names of the two. */
    parts: text().array().notNull(),
    skills: text().array().notNull(),
    createdAt: createdAt(),
  },
  (table) => [between('scenes_level_range', table.level, LEVEL_MIN, LEVEL_MAX)],
);

export const SCENE_MODES = ['shadow', 'part'] as const;

/** What a run came to, as it was read from the lines that were saved. */
export const sceneRuns = pgTable(
  'scene_runs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId().notNull(),
    /** Made by the device: a run that is sent twice is saved once. */
    key: uuid().notNull(),
    scene: varchar({ length: SCENE_SLUG_MAX })
      .notNull()
      .references(() => scenes.slug, { onDelete: 'cascade' }),
    mode: text({ enum: SCENE_MODES }).notNull(),
    /** 0 or 1; null for both. */
    part: integer(),
    withText: boolean().notNull(),
    /** 0 to 100. Null where no line has a score. */
    score: real(),
    prosody: real(),
    /** Syllables a second over all its lines, without the pauses. */
    rate: real(),
    /** Of all pauses inside its lines; null in a run from before they were kept. */
    pauseSeconds: real(),
    /** A list of `{ line, score }`, in order. */
    lines: jsonb().notNull(),
    /** `{ line, text }`, or null. */
    again: jsonb(),
    /** Seconds. */
    duration: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('scene_runs_key_unique').on(table.userId, table.key),
    index('scene_runs_list_index').on(table.userId, table.scene, table.createdAt, table.id),
    index('scene_runs_scene_index').on(table.scene),
    oneOf('scene_runs_mode_values', table.mode, SCENE_MODES),
    between('scene_runs_part_range', table.part, 0, 1),
    between('scene_runs_score_range', table.score, 0, 100),
    atLeast('scene_runs_duration_range', table.duration, 1),
  ],
);

/** Sums of one person's runs through a scene, so that the list of scenes reads no history. */
export const sceneTotals = pgTable(
  'scene_totals',
  {
    userId: ownerId().notNull(),
    scene: varchar({ length: SCENE_SLUG_MAX })
      .notNull()
      .references(() => scenes.slug, { onDelete: 'cascade' }),
    runs: integer().notNull(),
    /** 0 to 100, of runs in which every line has a score. Null where there is none. */
    best: real(),
    lastAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.scene] }),
    index('scene_totals_scene_index').on(table.scene),
  ],
);
