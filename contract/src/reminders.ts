import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { LocalTime } from './progress.ts';
import { Instant, Message } from './values.ts';

/** When nobody has chosen a time yet. */
export const REMINDER_AT = '18:00';
/** Without a visit for so many days, reminders end by themselves. */
export const REMINDER_DAYS_AWAY = 14;

const BAD_TIME = 'Please choose a time of day';
const TimeOfDay = z.string(BAD_TIME).regex(/^([01]\d|2[0-3]):[0-5]\d$/, BAD_TIME);

/** A zone that the clocks of this runtime know, such as "Asia/Tokyo". */
const TimeZone = LocalTime.shape.timeZone.unwrap().refine(isTimeZone, 'Unknown time zone');

const Reminder = z.object({
  on: z.boolean(),
  /** By the clocks of the time zone, like "18:00". */
  at: TimeOfDay,
  /** Null follows the device that was used last. */
  timeZone: z.string().nullable(),
  /** Of that device; null if its browser never said: then it is UTC. */
  deviceZone: z.string().nullable(),
  /** When reminders ended by themselves, because nobody came. */
  stoppedAt: Instant.nullable(),
  /** Why none can be sent. */
  obstacle: z.enum(['no-mail', 'unverified']).nullable(),
});

export const readReminder = {
  method: 'GET',
  path: '/api/reminder',
  access: 'user',
  summary: 'Whether and when you get an email on days without practice',
  response: Reminder,
} satisfies Endpoint;

export const saveReminder = {
  method: 'PUT',
  path: '/api/reminder',
  access: 'user',
  summary: 'Turn your reminder on or off, and choose its time and time zone',
  body: z.object({
    on: z.boolean('On must be true or false'),
    at: TimeOfDay,
    /** Without one, the choice stays as it is. */
    timeZone: TimeZone.nullable().optional(),
  }),
  response: Reminder,
  callsPerMinute: 60,
} satisfies Endpoint;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const INCOMPLETE = 'This link isn’t complete. Open it again from the email.';

export const unsubscribe = {
  method: 'POST',
  path: '/api/reminder/unsubscribe',
  access: 'anyone',
  summary:
    'Stop reminders with the token from one of them; it works without signing in, and more than once',
  /** 256 bits in base64 are 43 characters. */
  body: z.object({ token: z.string(INCOMPLETE).trim().min(1, INCOMPLETE).max(200, INCOMPLETE) }),
  response: Message,
  callsPerMinute: 60,
} satisfies Endpoint;

export const reminders = { readReminder, saveReminder, unsubscribe };
