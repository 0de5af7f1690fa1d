import { z } from 'zod';
import { PHRASE_MAX } from './limits.ts';

/** What calls about takes have in common. */

const BAD_EXERCISE = 'Invalid exercise ID';

/** A form that has nothing to say about a field may send it empty. */
const emptyIsNone = (value: unknown) => (value === '' || value === null ? undefined : value);

export const ExerciseId = z.preprocess(
  emptyIsNone,
  z
    .union([z.string().regex(/^\d{1,10}$/, BAD_EXERCISE), z.number()], BAD_EXERCISE)
    .transform(Number)
    .pipe(z.int(BAD_EXERCISE).min(1, BAD_EXERCISE).max(2_147_483_647, BAD_EXERCISE))
    .optional(),
);

export const Phrase = z
  .string('Reference phrase is required')
  .trim()
  .min(1, 'Reference phrase is required')
  .max(PHRASE_MAX, 'Phrase too long');

export const SessionToken = z.preprocess(
  emptyIsNone,
  z.string('Invalid session').max(200, 'Invalid session').optional(),
);

/** As ARPAbet without a stress digit. */
export const Phone = z.preprocess(
  emptyIsNone,
  z
    .string('Invalid sound')
    .regex(/^[A-Z]{1,2}$/, 'Invalid sound')
    .optional(),
);

/** As ARPAbet what was said in place of a sound. Unlike elsewhere, empty means something: it was left out. */
export const PhoneOrNone = z.preprocess(
  (value) => value ?? undefined,
  z
    .string('Invalid sound')
    .regex(/^[A-Z]{0,2}$/, 'Invalid sound')
    .optional(),
);

export const StressItemId = z.preprocess(
  emptyIsNone,
  z
    .string('Unknown word')
    .regex(/^[a-z0-9-]{1,60}$/, 'Unknown word')
    .optional(),
);
