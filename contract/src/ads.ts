import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { BATCH_MAX, Recorded, reportedExercise, reportKey } from './reports.ts';
import { DAY_MS } from './time.ts';

/** The placements, named as in the specification. */
export const AD_PLACEMENTS = [
  'homepage-hero',
  'practice-sidebar',
  'progress-bottom',
  'exercise-completion',
  'mobile-banner',
] as const;
export type AdPlacement = (typeof AD_PLACEMENTS)[number];

export const AdImpression = z.object({
  key: reportKey,
  adType: z.enum(['house-display', 'house-native', 'network-display']),
  adPlacement: z.enum(AD_PLACEMENTS),
  /** Milliseconds in view. */
  viewDuration: z.int().min(0).max(DAY_MS).default(0),
  clicked: z
    .union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })])
    .default(false),
  exerciseContext: z
    .object({
      /** Which of our own ads it was. */
      creative: z.string().max(60).optional(),
      exerciseId: reportedExercise,
      /** How many exercises were finished before it, in this visit. */
      exercisesCompleted: z.int().min(0).max(10_000).optional(),
    })
    .nullish(),
});
export type AdImpression = z.input<typeof AdImpression>;

export const recordImpressions = {
  method: 'POST',
  path: '/api/ads/impressions',
  access: 'public',
  summary: 'Record ad views; sending one again extends it and adds its click',
  body: z.object({
    /** The visitor's trial, if there is one. */
    sessionToken: z.string().max(200).optional(),
    impressions: z.array(AdImpression).min(1).max(BATCH_MAX),
  }),
  response: Recorded,
  callsPerMinute: 300,
} satisfies Endpoint;

export const ads = { recordImpressions };
