import { z } from 'zod';
import { SoundName } from './analysis.ts';
import { Heard } from './ear/heard.ts';
import type { Endpoint } from './endpoint.ts';
import { Exercise } from './exercises.ts';
import { DRILL_WORD_MAX, TODAY_STEPS_MAX } from './limits.ts';
import { EarStep } from './path.ts';
import { LocalTime } from './progress.ts';
import { Scene } from './scenes.ts';

const count = z.int().nonnegative();
const percent = z.int().min(0).max(100);

/** Names a step within its day. */
const StepId = z.string('Unknown step').regex(/^[\w-]{1,40}$/, 'Unknown step');
const base = { id: StepId, seconds: z.int().positive() };
const Phrase = Exercise.pick({ id: true, title: true, phrase: true, category: true });

/** One thing to do, as it was chosen when the day's practice began. */
export const TodayStep = z.discriminatedUnion('kind', [
  /** A round of ear training. */
  z.object({ kind: z.literal('ear'), ...base, ...EarStep.omit({ why: true }).shape }),
  /** A round of the stress gym. */
  z.object({ kind: z.literal('stress'), ...base, reason: z.string() }),
  /** A phrase with a sound that is due. */
  z.object({
    kind: z.literal('sound'),
    ...base,
    exercise: Phrase,
    sound: SoundName,
    reason: z.string(),
    /** How well the sound went in the last weeks; null without enough tries. */
    before: percent.nullable(),
  }),
  /** A word that went wrong, to be said alone and then in its phrase. */
  z.object({
    kind: z.literal('drill'),
    ...base,
    exercise: Phrase,
    word: z.string().max(DRILL_WORD_MAX),
    /** Where it stands in the phrase. */
    index: count,
    sound: SoundName,
    heard: SoundName.nullable(),
    dropped: z.literal(true).optional(),
    cue: z.string(),
    /** How well the word was said in the phrase then. */
    before: percent,
  }),
  /** A phrase of everyday life. */
  z.object({
    kind: z.literal('phrase'),
    ...base,
    exercise: Phrase,
    /** The best score so far. */
    before: percent.nullable(),
  }),
  /** A scene, in place of a phrase of everyday life. */
  z.object({
    kind: z.literal('scene'),
    ...base,
    ...Scene.pick({ slug: true, title: true }).shape,
    /** The score of their best run. */
    before: percent.nullable(),
  }),
]);
export type TodayStep = z.output<typeof TodayStep>;

/** What a step came to, read from what was saved that day. */
const TodayResult = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ear'),
    contrasts: z.array(Heard.extend({ contrast: z.string(), title: z.string() })),
  }),
  z.object({
    kind: z.literal('stress'),
    asked: count,
    right: count,
    /** How often it was said so that it could be judged, and how often rightly. */
    said: count,
    saidRight: count,
  }),
  z.object({ kind: z.literal('sound'), score: percent, sound: percent.nullable() }),
  z.object({
    kind: z.literal('drill'),
    tries: count,
    passes: count,
    /** The word in its phrase, if that was said again. */
    inPhrase: percent.nullable(),
  }),
  z.object({ kind: z.literal('phrase'), score: percent }),
  /** The last run of the day: the mean score of its lines that have one; null where none has. */
  z.object({ kind: z.literal('scene'), score: percent.nullable(), scored: count, lines: count }),
]);
export type TodayResult = z.output<typeof TodayResult>;

const Today = z.object({
  /** A day as YYYY-MM-DD, in the person's time zone. */
  date: z.iso.date(),
  /** How long it is meant to take. */
  minutes: z.int().positive(),
  /** Until then the steps are a proposal. */
  begun: z.boolean(),
  /** Every step is done or skipped. */
  finished: z.boolean(),
  steps: z
    .array(
      z.object({
        step: TodayStep,
        state: z.enum(['open', 'done', 'skipped']),
        /** Null unless it is done. */
        result: TodayResult.nullable(),
      }),
    )
    .max(TODAY_STEPS_MAX),
});

export const readToday = {
  method: 'GET',
  path: '/api/today',
  access: 'user',
  summary:
    'A few minutes of practice for today: the steps, which of them are done, and the results',
  query: LocalTime,
  response: Today,
} satisfies Endpoint;

export const beginToday = {
  method: 'POST',
  path: '/api/today',
  access: 'user',
  summary: 'Begin today’s practice, whose steps then stay the same. A second call changes nothing.',
  query: LocalTime,
  body: z.object({}).optional(),
  response: Today,
} satisfies Endpoint;

export const skipToday = {
  method: 'PUT',
  path: '/api/today/skipped',
  access: 'user',
  summary: 'Skip a step in today’s practice, or put it back',
  query: LocalTime,
  body: z.object({ step: StepId, skipped: z.boolean('Skipped must be true or false') }),
  response: Today,
} satisfies Endpoint;

export const readWeekReview = {
  method: 'GET',
  path: '/api/week-review',
  access: 'user',
  summary: 'What rose against the week before, and what comes next',
  response: z.object({
    /** Weeks begin on Monday, in the person’s time zone. Last week, while this one has too little to compare. */
    week: z.enum(['this', 'last']),
    /** Whether anything has enough in both weeks; without, nothing can have risen. */
    compared: z.boolean(),
    sounds: z.array(
      SoundName.extend({
        from: percent,
        to: percent,
        tries: z.object({ from: z.int(), to: z.int() }),
      }),
    ),
    pairs: z.array(z.object({ contrast: z.string(), title: z.string(), from: Heard, to: Heard })),
    next: z.object({
      sounds: z.array(SoundName.extend({ reason: z.string() })),
      ear: EarStep.nullable(),
    }),
  }),
} satisfies Endpoint;

export const today = { readToday, beginToday, skipToday, readWeekReview };
