import { z } from 'zod';
import { ROUND_DURATION_MAX_S } from './limits.ts';

const BAD_DURATION = 'Duration must be positive';

/** A round of questions as the device sends it: of ear training, or of the stress gym. */
export const roundBody = <Answer extends z.ZodType>(answer: Answer, mostAnswers: number) =>
  z.object({
    /** Made by the device; a round that is sent twice is saved once. */
    key: z.uuid('Invalid key'),
    /** When it ended, by the device’s clock. */
    at: z.iso.datetime({ offset: true, error: 'Invalid time' }),
    /** What the clock of the device shows when it is sent: tells by how much it is wrong. */
    sentAt: z.iso.datetime({ offset: true, error: 'Invalid time' }).optional(),
    /** Seconds. */
    duration: z
      .int(BAD_DURATION)
      .min(1, BAD_DURATION)
      .max(ROUND_DURATION_MAX_S, 'Duration too long'),
    answers: z
      .array(answer, 'An answer is required')
      .min(1, 'An answer is required')
      .max(mostAnswers, 'Too many answers'),
  });
