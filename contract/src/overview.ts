import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

const PERIODS = ['7', '30', '90'] as const;

const amount = z.number().nonnegative();

/** What happened on one day, in UTC. */
const Day = z.object({
  date: z.iso.date(),
  trials: z.int(),
  signUps: z.int(),
  sessions: z.int(),
  /** Of these, by who scored them; a session without an analysis is neither. */
  scoredOnDevice: z.int(),
  scoredOnServer: z.int(),
  learners: z.int(),
  /** Mean of the day's scored sessions, 0 to 1; null on a day without any. */
  accuracy: z.number().nullable(),
  adViews: z.int(),
  adClicks: z.int(),
  errors: z.int(),
});

export const siteOverview = {
  method: 'GET',
  path: '/api/admin/overview',
  access: 'admin',
  summary: 'How the site is used, day by day, from its own data',
  query: z.object({ days: z.enum(PERIODS, 'Days must be 7, 30, or 90').default('30') }),
  response: z.object({
    days: z.array(Day),
    totals: z.object({
      trials: amount,
      signUps: amount,
      /** Trials whose visitor opened an account in the same browser. */
      converted: amount,
      sessions: amount,
      scoredOnDevice: amount,
      scoredOnServer: amount,
      learners: amount,
      accuracy: z.number().nullable(),
      adViews: amount,
      adClicks: amount,
      errors: amount,
    }),
    errors: z.array(z.object({ message: z.string(), page: z.string(), count: z.int() })),
  }),
} satisfies Endpoint;

export const overview = { siteOverview };
