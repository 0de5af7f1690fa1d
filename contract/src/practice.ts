import { z } from 'zod';
import { Analysis, ScoredOn } from './analysis.ts';
import type { Endpoint } from './endpoint.ts';
import { KeptAnalysis } from './kept-analysis.ts';
import { PHRASE_MAX } from './limits.ts';
import {
  ExerciseId,
  Phone,
  PhoneOrNone,
  Phrase,
  SessionToken,
  StressItemId,
} from './take-fields.ts';
import { fromDigits, Id, Instant } from './values.ts';

export const TRANSCRIPT_MAX = 1000;
/** A form left open overnight is not practice. */
export const DURATION_MAX_S = 24 * 3600;
/** Largest recording, in bytes: twenty seconds of uncompressed speech at 48 kHz. */
export const RECORDING_MAX_BYTES = 2 * 1024 * 1024;
export const SESSIONS_PER_PAGE_MAX = 500;

const BAD_ACCURACY = 'Accuracy must be between 0 and 1';
const BAD_DURATION = 'Duration must be positive';

export const SavedAnalysis = Analysis.extend({
  /** The id to save the take with; absent if there is nothing to save. */
  analysisId: z.uuid().optional(),
  /** Of a visitor's exercise: how often it can be said again today. */
  takesLeft: z.int().optional(),
});
export type SavedAnalysis = z.output<typeof SavedAnalysis>;

export const analyzePronunciation = {
  method: 'POST',
  path: '/api/analyze-audio-pronunciation',
  access: 'public',
  summary:
    'Analyze a recording of a phrase, or compare a transcript with it. Needs a signed-in session or the token of a live trial.',
  form: z.object({
    audio: z.file('A recording is required'),
    phrase: Phrase,
    exerciseId: ExerciseId,
    sessionToken: SessionToken,
    /** In a drill: the phrase is one word, said for this sound. */
    drillSound: Phone,
    /** What this sound was said as before; empty if it was left out. */
    drillInstead: PhoneOrNone,
    /** In the stress gym: the id of the word or sentence that is said. */
    stressItem: StressItemId,
  }),
  body: z.object({
    phrase: Phrase,
    transcript: z
      .string('Transcript is required')
      .trim()
      .min(1, 'Transcript is required')
      .max(PHRASE_MAX, 'Transcript too long'),
    exerciseId: ExerciseId,
    sessionToken: SessionToken,
  }),
  response: SavedAnalysis,
  // A class may share one address. The speech threads have their own limit for each learner.
  callsPerMinute: 300,
  maxBodyBytes: RECORDING_MAX_BYTES + 64 * 1024,
} satisfies Endpoint;

export const keepAnalysis = {
  method: 'POST',
  path: '/api/analyses',
  access: 'user',
  summary:
    'Keep the analysis of a recording that was scored on the device, so that it can be saved. Sending the same id again changes nothing.',
  body: z.object({
    /** Made by the browser. */
    id: z.uuid('Invalid id'),
    phrase: Phrase,
    exerciseId: ExerciseId,
    /** In a drill: the phrase is one word, said for this sound. */
    drillSound: Phone,
    /** What this sound was said as before; empty if it was left out. */
    drillInstead: PhoneOrNone,
    /** When it was said: what is saved from it counts for that day. */
    at: z.iso.datetime({ offset: true, error: 'Invalid time' }),
    /** What the clock of the device shows when it is sent: tells by how much it is wrong. */
    sentAt: z.iso.datetime({ offset: true, error: 'Invalid time' }).optional(),
    analysis: KeptAnalysis,
  }),
  response: z.object({ analysisId: z.uuid() }),
  // As many as takes that the server scores: a class may share one address.
  callsPerMinute: 300,
} satisfies Endpoint;

export const PracticeSession = z.object({
  id: z.int(),
  userId: z.int(),
  /** Null for a daily practice session: the person's own phrase. */
  exerciseId: z.int().nullable(),
  phrase: z.string().nullable(),
  /** 0 to 1. Null for a take that the engine was not sure of: a try, without a score. */
  accuracy: z.number().nullable(),
  /** Seconds. */
  duration: z.int(),
  /** The text about each word, if the session was saved with its analysis. */
  feedback: Analysis.shape.feedback.nullable(),
  /** Indexes of the words that noise covered, or whose trained sound could not be told from another one. */
  unsure: z.array(z.int()).optional(),
  transcript: z.string().nullable(),
  /** Who scored it, and by which version of the engine; null without an analysis. */
  scoredOn: ScoredOn.nullable(),
  engine: z.string().nullable(),
  createdAt: Instant,
});
export type PracticeSession = z.output<typeof PracticeSession>;

const take = {
  duration: z
    .number(BAD_DURATION)
    .int(BAD_DURATION)
    .min(1, BAD_DURATION)
    .max(DURATION_MAX_S, 'Duration too long'),
  accuracy: z.number(BAD_ACCURACY).min(0, BAD_ACCURACY).max(1, BAD_ACCURACY),
  transcript: z.string().max(TRANSCRIPT_MAX, 'Transcript too long').nullish(),
  /** The analysis of this take: its accuracy then replaces the one sent, and it is stored whole. */
  analysisId: z.uuid('Invalid analysis').nullish(),
};

const limit = (most: number, usual: number) =>
  fromDigits('Invalid limit')
    .transform((wanted) => Math.min(wanted, most))
    .default(usual);

export const listSessions = {
  method: 'GET',
  path: '/api/practice-sessions',
  access: 'user',
  summary: 'Your practice sessions, newest first',
  query: z.object({ limit: limit(SESSIONS_PER_PAGE_MAX, 100) }),
  response: z.array(PracticeSession),
} satisfies Endpoint;

export const getSession = {
  method: 'GET',
  path: '/api/practice-sessions/:id',
  access: 'user',
  summary: 'One of your practice sessions, with its whole analysis',
  params: z.object({ id: Id }),
  response: PracticeSession.extend({ analysis: Analysis.nullable() }),
} satisfies Endpoint;

export const saveSession = {
  method: 'POST',
  path: '/api/practice-sessions',
  access: 'user',
  summary: 'Save one finished exercise',
  body: z.object({
    exerciseId: ExerciseId,
    phrase: z.string().max(PHRASE_MAX, 'Phrase too long').nullish(),
    ...take,
  }),
  response: PracticeSession,
} satisfies Endpoint;

export const saveDailySession = {
  method: 'POST',
  path: '/api/daily-practice-session',
  access: 'user',
  summary: 'Save practice on a phrase of your own',
  body: z.object({ phrase: Phrase, ...take }),
  response: PracticeSession,
} satisfies Endpoint;

export const listAttempts = {
  method: 'GET',
  path: '/api/practice/attempts',
  access: 'user',
  summary:
    'Your last scored recordings of an exercise or a phrase and your best one, saved or not, newest first',
  query: z.object({
    exerciseId: ExerciseId,
    phrase: z.string().trim().min(1).max(PHRASE_MAX).optional(),
    limit: limit(50, 10),
  }),
  response: z.array(
    z.object({
      accuracy: z.number(),
      saved: z.boolean(),
      createdAt: Instant,
      /** Absent where a session was saved without one. */
      analysisId: z.string().nullish(),
    }),
  ),
} satisfies Endpoint;

export const exerciseProgress = {
  method: 'GET',
  path: '/api/exercise-progress',
  access: 'user',
  summary: 'Your best result in each exercise you have practiced',
  response: z.array(
    z.object({
      exerciseId: z.int(),
      /** 0 to 1. */
      bestAccuracy: z.number(),
    }),
  ),
} satisfies Endpoint;

export const listOwnPhrases = {
  method: 'GET',
  path: '/api/practice/phrases',
  access: 'user',
  summary: 'Phrases of your own that you practiced recently',
  query: z.object({ limit: limit(50, 10) }),
  response: z.array(
    z.object({
      phrase: z.string(),
      /** Null while no take of it has a score. */
      bestAccuracy: z.number().nullable(),
      lastPracticedAt: Instant,
    }),
  ),
} satisfies Endpoint;

export const practice = {
  analyzePronunciation,
  keepAnalysis,
  listSessions,
  getSession,
  saveSession,
  saveDailySession,
  listAttempts,
  exerciseProgress,
  listOwnPhrases,
};
