import { z } from 'zod';
import { CATEGORIES } from './categories.ts';
import type { Endpoint } from './endpoint.ts';
import { LEVEL_MAX, LEVEL_MIN, PHRASE_MAX } from './limits.ts';
import { Id } from './values.ts';

export const Category = z.enum(CATEGORIES);
export type Category = z.infer<typeof Category>;

/** What the voice should do in an intonation exercise. */
export const IntonationTarget = z.object({
  kind: z.enum(['statement', 'yes-no-question', 'wh-question', 'list', 'tag-question', 'contrast']),
  /** The movement of the last content word. */
  ending: z.enum(['rise', 'fall', 'level']).optional(),
  /** Which word carries the focus: index into the phrase split on spaces. */
  focusWord: z.int().nonnegative().optional(),
});
export type IntonationTarget = z.infer<typeof IntonationTarget>;

/** What an exercise trains. Sounds are ARPAbet without stress digits. */
export const Training = z.object({
  sounds: z.array(z.string().max(2)).optional(),
  skill: z.string().max(40).optional(),
  stress: z
    .array(z.object({ word: z.int().nonnegative(), syllable: z.int().positive() }))
    .optional(),
  target: IntonationTarget.optional(),
});
export type Training = z.infer<typeof Training>;

export const Exercise = z.object({
  id: z.int(),
  title: z.string(),
  phrase: z.string().min(1).max(PHRASE_MAX),
  category: Category,
  difficulty: z.int().min(LEVEL_MIN).max(LEVEL_MAX),
  audioUrl: z.string().nullable(),
  tips: z.array(z.string()),
  trains: Training,
});
export type Exercise = z.infer<typeof Exercise>;

export const listExercises = {
  method: 'GET',
  path: '/api/exercises',
  access: 'user',
  summary: 'All exercises, or those of one category, easiest first',
  query: z.object({
    category: z
      .string('Invalid category')
      .min(1, 'Invalid category')
      .max(50, 'Invalid category')
      .optional(),
  }),
  response: z.array(Exercise),
} satisfies Endpoint;

export const getExercise = {
  method: 'GET',
  path: '/api/exercises/:id',
  access: 'user',
  summary: 'One exercise',
  params: z.object({ id: Id }),
  response: Exercise,
} satisfies Endpoint;

export const exercises = { listExercises, getExercise };
