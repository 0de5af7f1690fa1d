import { z } from 'zod';

/** What a browser reports without being asked, several things in one request. */
export const BATCH_MAX = 50;

/** Made by the browser, so that a batch that arrives twice counts once. */
export const reportKey = z.uuid();

export const reportedExercise = z.int().min(1).max(2_147_483_647).optional();

/** How many of a batch were new. */
export const Recorded = z.object({ recorded: z.int() });

export const USER_TIERS = ['anonymous', 'registered'] as const;
export type UserTier = (typeof USER_TIERS)[number];
