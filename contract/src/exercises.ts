import { z } from 'zod';
import { CATEGORIES } from './categories.ts';
import type { Endpoint } from './endpoint.ts';
import { CONTRASTS_MAX, FORMS_MAX, LEVEL_MAX, LEVEL_MIN, PHRASE_MAX } from './limits.ts';
import { Id } from './values.ts';

export const Category = z.enum(CATEGORIES);
export type Category = z.infer<typeof Category>;

/** How the melody of an intonation exercise should go. */
export const IntonationTarget = z.object({
  kind: z.enum(['statement', 'yes-no-question', 'wh-question', 'list', 'tag-question', 'contrast']),
  /** The movement of the last content word. */
  ending: z.enum(['rise', 'fall', 'level']).optional(),
  /** The word that carries the focus: an index into the phrase split on spaces. */
  focusWord: z.int().nonnegative().optional(),
});
export type IntonationTarget = z.infer<typeof IntonationTarget>;

/** Two sounds to tell apart in one word of the phrase. */
export const TrainedContrast = z.object({
  /** Index into the phrase split on spaces. */
  word: z.int().nonnegative(),
  /** The first one, if the word has the sound more than once. */
  sound: z.string().min(1).max(2),
  /** The sound that the word must not be said with; empty if the mistake is to drop the sound. */
  instead: z.string().max(2),
});
export type TrainedContrast = z.infer<typeof TrainedContrast>;

/** How one word of an exercise is to be said, where a dictionary would say otherwise. */
export const TaughtForm = z.object({
  /** Index into the phrase split on spaces. */
  word: z.int().nonnegative(),
  /** ARPAbet with stress digits, one space between; DX is the tap of “water”, Q the t of “button”. */
  sounds: z.string().regex(/^[A-Z]{1,2}[012]?( [A-Z]{1,2}[012]?){0,30}$/),
});
export type TaughtForm = z.infer<typeof TaughtForm>;

/** What an exercise trains. Sounds are ARPAbet without stress digits. */
export const Training = z.object({
  sounds: z.array(z.string().max(2)).optional(),
  /** These decide: an exercise is not passed if one of these words has the other sound. */
  contrasts: z.array(TrainedContrast).max(CONTRASTS_MAX).optional(),
  skill: z.string().max(40).optional(),
  stress: z
    .array(z.object({ word: z.int().nonnegative(), syllable: z.int().positive() }))
    .optional(),
  target: IntonationTarget.optional(),
  /** They are shown in the phrase and in its verdict, and count as well said. */
  forms: z.array(TaughtForm).max(FORMS_MAX).optional(),
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
  /** Where it is a line of a scene: which one, counted from 0, and who of the two says it. */
  scene: z
    .object({ slug: z.string(), line: z.int().nonnegative(), part: z.literal([0, 1]) })
    .nullish(),
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
