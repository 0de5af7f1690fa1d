import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

/** Where ads stand, as the specification names the places. */
export const AD_PLACEMENTS = [
  'homepage-hero',
  'practice-sidebar',
  'progress-bottom',
  'exercise-completion',
  'mobile-banner',
] as const;
export type AdPlacement = (typeof AD_PLACEMENTS)[number];

export const USER_TIERS = ['anonymous', 'registered'] as const;
export type UserTier = (typeof USER_TIERS)[number];

/** All that is kept about a browser. */
export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

const BATCH_MAX = 50;
const DAY_S = 24 * 3600;
const DAY_MS = DAY_S * 1000;

/** Made by the browser, so that a batch that arrives twice counts once. */
const key = z.uuid();

/** The route's pattern, never the address itself, which may hold a token. */
const PagePattern = z
  .string()
  .max(60)
  .regex(/^(\*|\/[\w/:-]*)$/);

const exerciseId = z.int().min(1).max(2_147_483_647).optional();

/** Which part of the product somebody practises in. */
const practiced = z.enum(['practice', 'own-phrase', 'trial', 'demo']);

const event = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.object({ key, name: z.literal(name), properties: z.object(shape) });

export const AnalyticsEvent = z.discriminatedUnion('name', [
  event('exercise_start', { practiced, exerciseId }),
  event('exercise_complete', {
    practiced,
    exerciseId,
    /** Out of 100; the demo has none. */
    accuracy: z.number().min(0).max(100).optional(),
  }),
  event('sign_up', {}),
  event('login', {}),
  event('time_on_page', { page: PagePattern, seconds: z.int().min(1).max(DAY_S) }),
  event('error', {
    /** A script that failed, a promise nobody caught, a screen that could not be drawn. */
    kind: z.enum(['script', 'promise', 'screen']),
    message: z.string().max(300),
    stack: z.string().max(3000),
    page: PagePattern,
    version: z.string().max(20),
  }),
]);
export type AnalyticsEvent = z.output<typeof AnalyticsEvent>;

const Recorded = z.object({ recorded: z.int() });

export const recordEvents = {
  method: 'POST',
  path: '/api/analytics/events',
  access: 'public',
  summary:
    'Record what happened in this browser; of somebody signed in only if they switched analytics on',
  body: z.object({
    device: z.enum(DEVICES),
    events: z.array(AnalyticsEvent).min(1).max(BATCH_MAX),
  }),
  response: Recorded,
  callsPerMinute: 300,
} satisfies Endpoint;

export const AdImpression = z.object({
  key,
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
      exerciseId,
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
  summary: 'Record which ads were in view; sending one again lengthens it and adds its click',
  body: z.object({
    /** The visitor's trial, if there is one. */
    sessionToken: z.string().max(200).optional(),
    impressions: z.array(AdImpression).min(1).max(BATCH_MAX),
  }),
  response: Recorded,
  callsPerMinute: 300,
} satisfies Endpoint;

export const measurement = { recordEvents, recordImpressions };
