import { z } from 'zod';
import { captchaToken } from './bot-check.ts';
import type { Endpoint } from './endpoint.ts';
import { Exercise } from './exercises.ts';
import { Id } from './values.ts';

/** How many of today's free exercises are used and left. */
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
   * Why this trial is closed although no free exercise was used: many trials were started at this
   * address today. With 'proof', the same call with a solved challenge starts one.
   */
  closedBy: z.enum(['proof', 'network']).optional(),
});
export type TrialSession = z.output<typeof TrialSession>;

export const TrialExercise = Exercise.extend({
  /** The phrase to say. */
  content: z.string(),
  /** Takes of it that can still be scored today. */
  takesLeft: z.int(),
});
export type TrialExercise = z.output<typeof TrialExercise>;

/** Any text may be an unknown token; only what cannot be a token is rejected here. */
const SessionToken = z
  .string('Invalid session')
  .min(1, 'Invalid session')
  .max(200, 'Invalid session');
const ofSession = z.object({ sessionToken: SessionToken });

export const openTrial = {
  method: 'POST',
  path: '/api/anonymous/session',
  access: 'anyone',
  summary: 'Start a trial without an account, or continue the one in this browser',
  body: z.object({
    /** The browser's current token. If that trial has ended, a new one is started. */
    sessionToken: SessionToken.nullish(),
    /** Starts a new trial although today's exercises are used up; what was done is kept. */
    startOver: z.boolean().default(false),
    /** A solved challenge for the action `trial`. */
    captchaToken,
  }),
  response: TrialSession,
  // Room for a class that starts together, where everyone needs a proof.
  callsPerMinute: 90,
} satisfies Endpoint;

export const nextTrialExercise = {
  method: 'GET',
  path: '/api/anonymous/exercise/:sessionToken',
  access: 'anyone',
  summary: 'A new exercise for this trial',
  params: ofSession,
  query: z.object({
    /** The exercise to move on from, done or not. */
    skip: Id.optional(),
  }),
  response: TrialExercise,
} satisfies Endpoint;

export const completeTrialExercise = {
  method: 'POST',
  path: '/api/anonymous/exercise/:sessionToken',
  access: 'anyone',
  summary:
    'Count an exercise as done. It counts once, and only if this trial has a result of 50 or more for it.',
  params: ofSession,
  body: z.object({ exerciseId: Id.default(1) }),
  response: TrialState,
} satisfies Endpoint;

export const claimTrial = {
  method: 'POST',
  path: '/api/anonymous/claim',
  access: 'user',
  summary: 'Move the practice from a trial into your account',
  body: ofSession,
  response: z.object({
    /** Exercises that became practice sessions with this call. */
    sessions: z.int(),
  }),
} satisfies Endpoint;

export const trial = { openTrial, nextTrialExercise, completeTrialExercise, claimTrial };
