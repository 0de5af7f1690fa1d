import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

/** What a day of practice may be meant to take. */
export const DAILY_MINUTES = [5, 10, 15] as const;

const DailyGoal = z.object({
  /** Minutes a day; null if they have not said, or no longer want to. */
  minutes: z.literal(DAILY_MINUTES, 'Choose 5, 10, or 15 minutes').nullable(),
});
export type DailyGoal = z.output<typeof DailyGoal>;
export type DailyMinutes = (typeof DAILY_MINUTES)[number];

export const readDailyGoal = {
  method: 'GET',
  path: '/api/daily-goal',
  access: 'user',
  summary: 'How many minutes you want to practice each day',
  response: DailyGoal,
} satisfies Endpoint;

export const chooseDailyGoal = {
  method: 'PUT',
  path: '/api/daily-goal',
  access: 'user',
  summary: 'Set how many minutes you want to practice each day, or clear the goal with null',
  body: DailyGoal,
  response: DailyGoal,
} satisfies Endpoint;

export const dailyGoal = { readDailyGoal, chooseDailyGoal };
