import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { DRILL_DURATION_MAX_S, DRILL_SAYINGS } from './limits.ts';
import { ExerciseId, Phrase, SessionToken } from './take-fields.ts';
import { Instant } from './values.ts';

const BAD_DURATION = 'Duration must be positive';

const fraction = z.number().min(0).max(1);

export const DrillTry = z.object({
  passed: z.boolean(),
  /** Of the word; null where it could not be judged, which is neither a pass nor a miss. */
  accuracy: fraction.nullable(),
  /** Of the sound that was asked for; null where the word said alone does not have it. */
  sound: fraction.nullable(),
});
export type DrillTry = z.output<typeof DrillTry>;

/** One word of a phrase, said alone for one of its sounds until it was right three times in a row. */
export const Drill = z.object({
  id: z.int(),
  word: z.string(),
  /** As ARPAbet. */
  sound: z.string(),
  /** What was said in its place; null where nothing was, or nothing clear. */
  instead: z.string().nullable(),
  /** Where the word comes from; null for a phrase of one's own. */
  exerciseId: z.int().nullable(),
  phrase: z.string(),
  tries: z.array(DrillTry),
  passed: z.boolean(),
  /** Seconds. */
  duration: z.int(),
  createdAt: Instant,
});
export type Drill = z.output<typeof Drill>;

export const saveDrill = {
  method: 'POST',
  path: '/api/drills',
  access: 'public',
  summary:
    'Save a drill with the analyses of its tries, each saved only once. Needs a signed-in session or the token of a live trial.',
  body: z.object({
    /** Of its sayings, judged or not. Whoever sends them again gets the drill that is there. */
    analysisIds: z
      .array(z.uuid('Invalid analysis'), 'A try is required')
      .min(1, 'A try is required')
      .max(DRILL_SAYINGS, 'Too many tries'),
    exerciseId: ExerciseId,
    phrase: Phrase,
    duration: z
      .number(BAD_DURATION)
      .int(BAD_DURATION)
      .min(1, BAD_DURATION)
      .max(DRILL_DURATION_MAX_S, 'Duration too long'),
    sessionToken: SessionToken,
  }),
  response: Drill,
} satisfies Endpoint;

export const drills = { saveDrill };
