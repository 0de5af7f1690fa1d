import { z } from 'zod';

/** A row's id in a path or form: digits only, within a 32-bit integer. */
export const Id = z
  .union([z.string().regex(/^\d{1,10}$/, 'Invalid id'), z.number()], 'Invalid id')
  .transform(Number)
  .pipe(z.int('Invalid id').min(1, 'Invalid id').max(2_147_483_647, 'Invalid id'));

/** A whole number from 1, as written in a URL. */
export const fromDigits = (message: string) =>
  z
    .string(message)
    .regex(/^\d{1,6}$/, message)
    .transform(Number)
    .pipe(z.int().min(1, message));

/** An instant in JSON: ISO 8601 text. Accepts a Date from the server's own code. */
export const Instant = z.union([
  z.iso.datetime({ offset: true }),
  z.date().transform((date) => date.toISOString()),
]);

/** The answer of a call whose only result is that it worked. */
export const Message = z.object({ message: z.string() });
