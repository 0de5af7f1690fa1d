import { z } from 'zod';
import { SoundName } from './analysis.ts';
import type { Endpoint } from './endpoint.ts';
import { SoundProgress } from './progress.ts';
import { Instant } from './values.ts';

const FirstSession = z.object({
  /** Null before it was ever begun. Beginning again begins it anew. */
  startedAt: Instant.nullable(),
  /** When it was skipped, or what was left of it. */
  endedAt: Instant.nullable(),
  phrases: z.array(
    z.object({
      exerciseId: z.int(),
      /** Since it began. 'unsure': only in recordings that the engine was not sure of. */
      said: z.enum(['no', 'unsure', 'scored']),
    }),
  ),
});
export type FirstSession = z.output<typeof FirstSession>;

export const readFirstSession = {
  method: 'GET',
  path: '/api/first-session',
  access: 'user',
  summary:
    'Your first session: eight phrases that together contain every sound, and which of them you have said',
  response: FirstSession,
} satisfies Endpoint;

export const beginFirstSession = {
  method: 'POST',
  path: '/api/first-session',
  access: 'user',
  summary: 'Begin the first session, or begin it again; what was practiced before stays',
  body: z.object({
    /** By the device’s clock, like what is practiced on it. */
    at: z.iso.datetime({ offset: true, error: 'Invalid time' }),
  }),
  response: FirstSession,
} satisfies Endpoint;

export const endFirstSession = {
  method: 'POST',
  path: '/api/first-session/end',
  access: 'user',
  summary: 'Skip the first session, or what is left of it',
  body: z.object({}).optional(),
  response: FirstSession,
} satisfies Endpoint;

export const firstSessionResult = {
  method: 'GET',
  path: '/api/first-session/result',
  access: 'user',
  summary: 'A first look at your sounds, based only on the phrases of the first session',
  response: z.object({
    scored: z.int().nonnegative(),
    unsure: z.int().nonnegative(),
    /** Every sound, by the first session alone; no accuracy for one that was heard only once. */
    sounds: z.array(
      SoundProgress.pick({ phone: true, ipa: true, kind: true, tries: true, accuracy: true }),
    ),
    /** What to begin with, and why. */
    begin: z.array(
      SoundName.extend({
        tries: z.int().nonnegative(),
        why: z.enum(['heard', 'language', 'load']),
        reason: z.string(),
      }),
    ),
  }),
} satisfies Endpoint;

export const firstSession = {
  readFirstSession,
  beginFirstSession,
  endFirstSession,
  firstSessionResult,
};
