import { AD_PLACEMENTS, USER_TIERS } from '@saywell/contract';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { ownerId } from './accounts.ts';
import { atLeast, createdAt, oneOf, reportKey } from './columns.ts';
import { trials } from './trial.ts';

export const adImpressions = pgTable(
  'ad_impressions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: reportKey(),
    userId: ownerId(),
    trialId: integer('anonymous_session_id').references(() => trials.id, { onDelete: 'set null' }),
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
    index('ad_impressions_anonymous_session_id_index').on(table.trialId),
    index('ad_impressions_created_at_index').on(table.createdAt),
    oneOf('ad_impressions_placement_values', table.adPlacement, AD_PLACEMENTS),
    oneOf('ad_impressions_tier_values', table.userTier, USER_TIERS),
    atLeast('ad_impressions_view_duration_range', table.viewDuration, 0),
  ],
);
