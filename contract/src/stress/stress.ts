import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { STRESS_PARTS, STRESS_QUESTIONS } from '../limits.ts';
import { roundBody } from '../round.ts';
import { Instant } from '../values.ts';

const Part = z
  .int('Unknown syllable')
  .min(0, 'Unknown syllable')
  .max(STRESS_PARTS - 1, 'Unknown syllable');

/** What came of saying it; 'unsure' where the engine could not tell. */
export const StressSaid = z.enum(['right', 'wrong', 'unsure'], 'Must be right, wrong, or unsure');
export type StressSaid = z.output<typeof StressSaid>;

export const StressAnswer = z.object({
  /** The id of a word or sentence, maybe of one that was taken out while the round waited. */
  item: z.string('Unknown word').regex(/^[a-z0-9-]{1,60}$/, 'Unknown word'),
  chose: Part,
  /** Of the last time it was said aloud; null if it was only tapped. */
  said: StressSaid.nullable(),
});
export type StressAnswer = z.output<typeof StressAnswer>;

const count = z.int();

export const saveStressRound = {
  method: 'POST',
  path: '/api/stress-rounds',
  access: 'user',
  summary:
    'Save a round of the stress gym. Sending the same key again changes nothing; answers for words that no longer exist are left out.',
  body: roundBody(StressAnswer, STRESS_QUESTIONS),
  response: z.object({ id: z.int(), asked: count, right: count, createdAt: Instant }),
} satisfies Endpoint;

export const stressStanding = {
  method: 'GET',
  path: '/api/stress',
  access: 'user',
  summary: 'How well you find and say the strong syllable, and which words you have missed lately',
  response: z.object({
    /** Only those that were asked. */
    kinds: z.array(
      z.object({
        kind: z.enum(['word', 'pair', 'focus']),
        asked: count,
        right: count,
        /** How often it was said so that it could be judged, and how often rightly. */
        said: count,
        saidRight: count,
        lastAt: Instant,
      }),
    ),
    /** Words and sentences of the last rounds. */
    recent: z.array(z.object({ item: z.string(), asked: count, right: count })),
  }),
} satisfies Endpoint;

export const stress = { saveStressRound, stressStanding };
