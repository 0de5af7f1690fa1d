import { z } from 'zod';
import { SoundName } from './analysis.ts';
import { TRIES_COMPARED } from './change.ts';
import { EarMark, Heard } from './ear/heard.ts';
import type { Endpoint } from './endpoint.ts';
import { Category, Exercise } from './exercises.ts';
import { EarStep } from './path.ts';
import { Instant, Message } from './values.ts';

/** Time zones reach from UTC−12 to UTC+14; historic ones a little further. */
const OFFSET_MAX = 15 * 60;
const BAD_OFFSET = 'Invalid timezone offset';

/**
 * Defines the person's midnight. The offset is JavaScript's `getTimezoneOffset()`; with the zone's
 * name, days before a change to or from daylight saving time get the right offset.
 */
export const LocalTime = z.object({
  timezoneOffset: z
    .string(BAD_OFFSET)
    .regex(/^-?\d{1,4}$/, BAD_OFFSET)
    .transform(Number)
    .pipe(z.int().min(-OFFSET_MAX, BAD_OFFSET).max(OFFSET_MAX, BAD_OFFSET))
    .optional(),
  timeZone: z
    .string('Invalid time zone')
    // A zone's name, or what browsers write if the system has none: "+05:30".
    .regex(/^([A-Za-z][\w+-]*(\/[\w+-]+){0,3}|[+-]\d{2}:\d{2})$/, 'Invalid time zone')
    .max(64, 'Invalid time zone')
    .optional(),
});
export type LocalTime = z.output<typeof LocalTime>;

const minutes = z.int().nonnegative();
const exercisesDone = z.int().nonnegative();
/** Whole percent. */
const percent = z.int().min(0).max(100);
/** A day as YYYY-MM-DD, in the person's time zone. */
const Day = z.iso.date();

export const totalStats = {
  method: 'GET',
  path: '/api/total-stats',
  access: 'user',
  summary:
    'Your totals: minutes, finished exercises, and the average accuracy of the scored ones, in percent',
  response: z.object({ minutes, exercises: exercisesDone, accuracy: percent }),
} satisfies Endpoint;

export const userProgress = {
  method: 'GET',
  path: '/api/user-progress',
  access: 'user',
  summary: 'For each category, how many exercises you have done and how well',
  response: z.array(
    z.object({
      id: z.int(),
      category: Category,
      completed: z.int(),
      total: z.int(),
      /** Mean of all their scored sessions in this category, 0 to 1. */
      averageAccuracy: z.number(),
    }),
  ),
} satisfies Endpoint;

export const dailyStats = {
  method: 'GET',
  path: '/api/daily-stats',
  access: 'user',
  summary: 'What you practiced today, in your time zone',
  query: LocalTime,
  response: z.object({ date: Day, minutes, exercises: exercisesDone, accuracy: percent }),
} satisfies Endpoint;

export const weeklySessions = {
  method: 'GET',
  path: '/api/weekly-sessions',
  access: 'user',
  summary: 'What you practiced on each day of this week, Monday first, in your time zone',
  query: LocalTime,
  response: z.object({
    totalMinutes: minutes,
    /** Mean of everything before this week; null without any. */
    accuracyBefore: percent.nullable(),
    days: z
      .array(
        z.object({
          date: Day,
          minutes,
          exercises: exercisesDone,
          accuracy: percent,
          isToday: z.boolean(),
        }),
      )
      .length(7),
  }),
} satisfies Endpoint;

export const rememberZone = {
  method: 'PUT',
  path: '/api/time-zone',
  access: 'user',
  summary: 'Store your time zone, which is used when a request about days doesn’t give one',
  body: LocalTime.refine(
    ({ timezoneOffset, timeZone }) => timezoneOffset !== undefined || timeZone !== undefined,
    'A time zone is required',
  ),
  response: Message,
} satisfies Endpoint;

export const userStreak = {
  method: 'GET',
  path: '/api/user-streak',
  access: 'user',
  summary:
    'Days in a row with practice, up to today or yesterday; one missed day a week is forgiven',
  query: LocalTime,
  response: z.object({
    streak: z.int(),
    best: z.int(),
    practicedToday: z.boolean(),
    /** Whether one more missed day this week would be forgiven. */
    freezeAvailable: z.boolean(),
    /** The day of this week that was forgiven. */
    frozenDay: Day.nullable(),
  }),
} satisfies Endpoint;

export const resetProgress = {
  method: 'POST',
  path: '/api/reset-progress',
  access: 'user',
  summary: 'Delete all your practice and start again',
  body: z.object({}).optional(),
  response: Message,
} satisfies Endpoint;

const Challenge = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Where to practice it. */
  href: z.string(),
  checked: z.boolean(),
  /** Today's takes have done it: it was ticked by itself and stays so. */
  reached: z.boolean(),
});

export const listChallenges = {
  method: 'GET',
  path: '/api/challenges',
  access: 'user',
  summary: 'Three small goals for today',
  query: LocalTime,
  response: z.array(Challenge),
} satisfies Endpoint;

export const toggleChallenge = {
  method: 'POST',
  path: '/api/challenges/toggle',
  access: 'user',
  summary: 'Check off one of today’s goals, or uncheck it',
  query: LocalTime,
  body: z.object({
    challengeId: z
      .string('Challenge ID is required')
      .trim()
      .min(1, 'Challenge ID is required')
      .max(50, 'Unknown challenge'),
    checked: z.boolean('Checked must be true or false'),
  }),
  response: z.array(Challenge),
} satisfies Endpoint;

const points = z.int().min(0).max(100);

/**
 * The first ten tries of something and the last ten, in the order in which they were saved, without
 * any that is already among the first: a score, or 100 for an answer that was right and 0 for one that was not.
 */
const Curve = z.object({
  first: z.array(points).max(TRIES_COMPARED),
  last: z.array(points).max(TRIES_COMPARED),
  /** The difference of their means, with its interval of 95%. Null until there are twenty tries. */
  change: z.object({ by: z.int(), low: z.int(), high: z.int() }).nullable(),
});
export type Curve = z.output<typeof Curve>;

/** How many tries a mean needs before it is shown. */
export const ENOUGH_TRIES = 5;

export const SoundProgress = SoundName.extend({
  kind: z.enum(['vowel', 'consonant']),
  tries: z.int(),
  /** Mean of the last weeks, 0 to 1. Null without enough tries. */
  accuracy: z.number().nullable(),
  /** Means of the four weeks before and of the last two; null if either has too few tries. */
  trend: z.object({ from: z.number(), to: z.number() }).nullable(),
  lastPracticedAt: Instant.nullable(),
  /** When a repetition helps most. */
  dueAt: Instant.nullable(),
});
export type SoundProgress = z.output<typeof SoundProgress>;

export const listSounds = {
  method: 'GET',
  path: '/api/sounds',
  access: 'user',
  summary: 'How well you say and hear each sound of American English',
  response: z.array(
    SoundProgress.extend({
      /** How many contrasts of the sound were trained by ear, and how many are heard. */
      byEar: z.object({
        trained: z.int().nonnegative(),
        heard: z.int().nonnegative(),
        /** Whether all those are heard on which being understood depends most. */
        main: z.boolean(),
      }),
    }),
  ),
} satisfies Endpoint;

const Phone = z
  .string()
  .transform((phone) => phone.toUpperCase())
  .pipe(z.string().regex(/^[A-Z]{1,2}$/, 'Unknown sound'));

export const getSound = {
  method: 'GET',
  path: '/api/sounds/:phone',
  access: 'user',
  summary: 'One sound: the latest words you said with it, and the exercises that train it',
  params: z.object({ phone: Phone }),
  response: SoundProgress.extend({
    /** How to pronounce it. */
    cue: z.string(),
    /** What helps speakers of the person’s first language with it. */
    tip: z.string().nullable(),
    /** How well it was said, at first and lately. */
    curve: Curve,
    /** What of it was trained by ear, and what to begin next; null if nothing is left. */
    ear: z.object({
      trained: z.array(
        EarStep.pick({ contrast: true, title: true }).extend({
          last: Heard,
          mark: EarMark,
          curve: Curve,
        }),
      ),
      next: EarStep.pick({ contrast: true, title: true }).nullable(),
    }),
    recentWords: z.array(
      z.object({
        word: z.string(),
        /** The phrase that it was said in, which decides how it is read. */
        phrase: z.string().nullable(),
        /** Accuracy of the sound in this word, 0 to 1. */
        accuracy: z.number(),
        heard: SoundName.nullable(),
        /** It was left out. */
        dropped: z.literal(true).optional(),
        practicedAt: Instant,
      }),
    ),
    exercises: z.array(
      Exercise.pick({ id: true, title: true, phrase: true, category: true, difficulty: true }),
    ),
  }),
} satisfies Endpoint;

export const practicePlan = {
  method: 'GET',
  path: '/api/practice-plan',
  access: 'user',
  summary: 'A short session based on what you need most, and why each phrase was chosen',
  response: z.object({
    /** What to hear before the phrases are said; null once the ear was trained today. */
    ear: EarStep.nullable(),
    steps: z.array(
      z.object({
        exercise: Exercise,
        /** The one that it was chosen for, then what else it trains. */
        sounds: z.array(SoundName),
        why: z.enum(['weak', 'due', 'new']),
        reason: z.string(),
        /** The step of the path that asks for it, where it can be pinned or skipped. */
        path: EarStep.pick({ contrast: true, title: true }).nullable(),
      }),
    ),
  }),
} satisfies Endpoint;

export const nextExercise = {
  method: 'GET',
  path: '/api/next-exercise',
  access: 'user',
  summary: 'The next exercise to practice',
  response: z.object({
    exercise: Exercise.nullable(),
    /** 'again': everything is done, and this one has the most to gain. */
    why: z.enum(['first', 'next', 'again']),
  }),
} satisfies Endpoint;

export const progress = {
  totalStats,
  userProgress,
  dailyStats,
  weeklySessions,
  userStreak,
  rememberZone,
  resetProgress,
  listChallenges,
  toggleChallenge,
  listSounds,
  getSound,
  practicePlan,
  nextExercise,
};
