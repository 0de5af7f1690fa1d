import { z } from 'zod';

/** Most reports in one request; browsers send them in batches. */
export const BATCH_MAX = 50;

/** Made by the browser, so that a batch that is sent twice counts once. */
export const reportKey = z.uuid();

export const reportedExercise = z.int().min(1).max(2_147_483_647).optional();

/** How many reports of a batch were new. */
export const Recorded = z.object({ recorded: z.int() });

export const USER_TIERS = ['anonymous', 'registered'] as const;
export type UserTier = (typeof USER_TIERS)[number];
