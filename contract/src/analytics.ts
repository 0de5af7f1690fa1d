import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { BATCH_MAX, Recorded, reportedExercise, reportKey } from './reports.ts';

/** All that is stored about a browser. */
export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

const DAY_S = 24 * 3600;

/** The route's pattern, never the URL, which may contain a token. */
const PagePattern = z
  .string()
  .max(60)
  .regex(/^(\*|\/[\w/:-]*)$/);

/** Which part of the product somebody practices in. */
const practiced = z.enum(['practice', 'own-phrase', 'trial', 'demo']);

const event = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.object({ key: reportKey, name: z.literal(name), properties: z.object(shape) });

export const AnalyticsEvent = z.discriminatedUnion('name', [
  event('exercise_start', { practiced, exerciseId: reportedExercise }),
  event('exercise_complete', {
    practiced,
    exerciseId: reportedExercise,
    /** Out of 100; the demo has none. */
    accuracy: z.number().min(0).max(100).optional(),
  }),
  event('sign_up', {}),
  event('login', {}),
  event('time_on_page', { page: PagePattern, seconds: z.int().min(1).max(DAY_S) }),
  event('error', {
    /** A script error, an unhandled rejection, or a screen that failed to render. */
    kind: z.enum(['script', 'promise', 'screen']),
    message: z.string().max(300),
    stack: z.string().max(3000),
    page: PagePattern,
    version: z.string().max(20),
  }),
]);
export type AnalyticsEvent = z.output<typeof AnalyticsEvent>;

export const recordEvents = {
  method: 'POST',
  path: '/api/analytics/events',
  access: 'public',
  summary: 'Record events of this browser; for a signed-in person only with analytics consent',
  body: z.object({
    device: z.enum(DEVICES),
    events: z.array(AnalyticsEvent).min(1).max(BATCH_MAX),
  }),
  response: Recorded,
  callsPerMinute: 300,
} satisfies Endpoint;

export const analytics = { recordEvents };
