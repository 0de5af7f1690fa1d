import { z } from 'zod';
import { captchaToken } from './bot-check.ts';
import type { Endpoint } from './endpoint.ts';
import { Exercise } from './exercises.ts';
import { Id } from './values.ts';

/** What of today's free exercises is used and left. */
export const TrialState = z.object({
  exercisesCompleted: z.int(),
  dailyExercisesUsed: z.int(),
  exercisesRemaining: z.int(),
  maxExercises: z.int(),
  canPractice: z.boolean(),
  isDailyLimitReached: z.boolean(),
  shouldPromptSignup: z.boolean(),
});
export type TrialState = z.output<typeof TrialState>;

export const TrialSession = TrialState.extend({
  sessionToken: z.string(),
  /**
   * Why nothing can be practiced although this visitor used nothing up: many trials began at their
   * address today. With 'proof' the same call with the solution of a riddle begins one.
   */
  closedBy: z.enum(['proof', 'network']).optional(),
});
export type TrialSession = z.output<typeof TrialSession>;

export const TrialExercise = Exercise.extend({
  /** What to say. */
  content: z.string(),
  /** Takes of it that still get a score today. */
  takesLeft: z.int(),
});
export type TrialExercise = z.output<typeof TrialExercise>;

/** Any text may be a token that is unknown; only what cannot be one is refused here. */
const SessionToken = z
  .string('Invalid session')
  .min(1, 'Invalid session')
  .max(200, 'Invalid session');
const ofSession = z.object({ sessionToken: SessionToken });

export const openTrial = {
  method: 'POST',
  path: '/api/anonymous/session',
  access: 'anyone',
  summary: 'Begin a trial without an account, or go on with the one this browser has',
  body: z.object({
    /** The one it has. If that has ended, a new one begins. */
    sessionToken: SessionToken.nullish(),
    /** Begin anew although today’s exercises are used up; what was done is remembered. */
    startOver: z.boolean().default(false),
    /** The solution of a riddle for the action 'trial'. */
    captchaToken,
  }),
  response: TrialSession,
  // A class that begins together, each asked for a proof.
  callsPerMinute: 90,
} satisfies Endpoint;

export const nextTrialExercise = {
  method: 'GET',
  path: '/api/anonymous/exercise/:sessionToken',
  access: 'anyone',
  summary: 'A fresh exercise for this trial',
  params: ofSession,
  query: z.object({
    /** The exercise to go on from, done or not. */
    skip: Id.optional(),
  }),
  response: TrialExercise,
} satisfies Endpoint;

export const completeTrialExercise = {
  method: 'POST',
  path: '/api/anonymous/exercise/:sessionToken',
  access: 'anyone',
  summary:
    'Count an exercise as done. It counts once, and only if this trial has an analysis of it of 50 or more.',
  params: ofSession,
  body: z.object({ exerciseId: Id.default(1) }),
  response: TrialState,
} satisfies Endpoint;

export const claimTrial = {
  method: 'POST',
  path: '/api/anonymous/claim',
  access: 'user',
  summary: 'Move what was practiced in a trial into your account',
  body: ofSession,
  response: z.object({
    /** Exercises that became practice sessions now. */
    sessions: z.int(),
  }),
} satisfies Endpoint;

export const trial = { openTrial, nextTrialExercise, completeTrialExercise, claimTrial };
