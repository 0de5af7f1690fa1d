import { AD_PLACEMENTS, DEVICES, USER_TIERS } from '@saywell/contract';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { ownerId } from './accounts.ts';
import { atLeast, createdAt, oneOf } from './columns.ts';
import { anonymousSessions } from './trial.ts';

/** Made by the browser, so that what arrives twice counts once. */
const key = () => uuid().notNull().defaultRandom();

export const adImpressions = pgTable(
  'ad_impressions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: key(),
    userId: ownerId(),
    anonymousSessionId: integer().references(() => anonymousSessions.id, { onDelete: 'set null' }),
    adType: varchar({ length: 40 }).notNull(),
    adPlacement: text({ enum: AD_PLACEMENTS }).notNull(),
    userTier: text({ enum: USER_TIERS }).notNull(),
    revenue: doublePrecision().notNull().default(0),
    clicked: boolean().notNull().default(false),
    /** Milliseconds the ad was in view. */
    viewDuration: integer().notNull().default(0),
    exerciseContext: jsonb(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('ad_impressions_key_unique').on(table.key),
    index('ad_impressions_user_id_index').on(table.userId),
    index('ad_impressions_anonymous_session_id_index').on(table.anonymousSessionId),
    index('ad_impressions_created_at_index').on(table.createdAt),
    oneOf('ad_impressions_placement_values', table.adPlacement, AD_PLACEMENTS),
    oneOf('ad_impressions_tier_values', table.userTier, USER_TIERS),
    atLeast('ad_impressions_view_duration_range', table.viewDuration, 0),
  ],
);

/** First-party events: no address and nothing of the browser beyond a coarse kind of device. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: key(),
    name: varchar({ length: 40 }).notNull(),
    userId: ownerId(),
    userTier: text({ enum: USER_TIERS }).notNull(),
    device: text({ enum: DEVICES }),
    properties: jsonb(),
    /** How often it happened: an error that comes again the same day is the same row. */
    count: integer().notNull().default(1),
    /** Stands for all in which errors of one row are equal; other events have none. */
    foldHash: varchar({ length: 64 }).unique('analytics_events_fold_hash_unique'),
    /** The last error that was counted here, so that a batch that arrives twice counts once. */
    lastKey: uuid(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('analytics_events_key_unique').on(table.key),
    index('analytics_events_user_id_index').on(table.userId),
    index('analytics_events_name_index').on(table.name, table.createdAt),
    index('analytics_events_created_at_index').on(table.createdAt),
    oneOf('analytics_events_tier_values', table.userTier, USER_TIERS),
    oneOf('analytics_events_device_values', table.device, DEVICES),
    atLeast('analytics_events_count_range', table.count, 1),
  ],
);
