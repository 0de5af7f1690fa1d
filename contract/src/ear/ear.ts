import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { EAR_ANSWER_MAX_MS, EAR_QUESTIONS } from '../limits.ts';
import { LocalTime } from '../progress.ts';
import { roundBody } from '../round.ts';
import { Instant } from '../values.ts';
import { EarMark, Heard } from './heard.ts';

/** The first word of the pair or the second. */
const Which = z.union([z.literal(0), z.literal(1)], 'It must be the first word or the second');

export const EarAnswer = z.object({
  /** The id of a pair, maybe of one that was taken out while the round waited to be sent. */
  pair: z.string('Unknown pair').regex(/^[\w-]{1,60}$/, 'Unknown pair'),
  said: Which,
  chose: Which,
  /** Who said it. */
  voice: z.string('Unknown voice').regex(/^[\w-]{1,60}$/, 'Unknown voice'),
  /** From the question to the answer. */
  ms: z.int('Invalid time').min(0, 'Invalid time').max(EAR_ANSWER_MAX_MS, 'Invalid time'),
});
export type EarAnswer = z.output<typeof EarAnswer>;

export const EarStanding = Heard.extend({
  /** The id of the contrast. */
  contrast: z.string(),
  /** Of the last round with it. */
  last: Heard.extend({ at: Instant }),
  mark: EarMark,
});
export type EarStanding = z.output<typeof EarStanding>;

export const saveEarRound = {
  method: 'POST',
  path: '/api/ear-rounds',
  access: 'user',
  summary:
    'Save a round of ear training. Sending the same key again changes nothing; answers for pairs that no longer exist are left out.',
  body: roundBody(EarAnswer, EAR_QUESTIONS),
  response: Heard.extend({ id: z.int(), createdAt: Instant }),
} satisfies Endpoint;

export const earStanding = {
  method: 'GET',
  path: '/api/ear',
  access: 'user',
  summary:
    'How well you tell sounds apart by ear, and which pairs of words you have mixed up lately',
  query: LocalTime,
  response: z.object({
    /** Only those that were asked. */
    contrasts: z.array(EarStanding),
    /** Pairs of the last rounds. */
    recent: z.array(Heard.extend({ pair: z.string() })),
    /** Ids of contrasts in the order of the path, without those that were skipped. */
    path: z.object({ order: z.array(z.string()), pinned: z.array(z.string()) }),
  }),
} satisfies Endpoint;

export const ear = { saveEarRound, earStanding };
