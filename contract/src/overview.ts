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
  /** Means of these, 0 to 1; null on a day without any. What devices say, anybody can make up. */
  accuracyOnDevice: z.number().nullable(),
  accuracyOnServer: z.number().nullable(),
  adViews: z.int(),
  adClicks: z.int(),
  errors: z.int(),
});

/** Fewer learners than this say nothing, and might be known. */
export const IMPROVED_LEARNERS_MIN = 10;

const points = z.number().min(-100).max(100);

/**
 * Over all time, of learners who allow analytics and have twenty tries of something or more: the
 * mean of their first ten tries against that of their last ten, 0 to 100.
 */
const Improvement = z.object({
  learners: z.int().nonnegative(),
  /** Of these learners. Null if they are too few. */
  medians: z
    .object({
      first: points,
      last: points,
      /** Half of the learners lie between low and high. */
      change: z.object({ low: points, median: points, high: points }),
    })
    .nullable(),
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
      accuracyOnDevice: z.number().nullable(),
      accuracyOnServer: z.number().nullable(),
      adViews: amount,
      adClicks: amount,
      errors: amount,
    }),
    /** How sounds are said and heard; whatever the period. */
    improvement: z.object({ mouth: Improvement, ear: Improvement }),
    errors: z.array(z.object({ message: z.string(), page: z.string(), count: z.int() })),
  }),
} satisfies Endpoint;

export const overview = { siteOverview };
