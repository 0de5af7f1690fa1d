import { DEVICES, USER_TIERS } from '@saywell/contract';
import {
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
import { atLeast, createdAt, oneOf, reportKey } from './columns.ts';

/** First-party events: no address and nothing of the browser beyond a coarse kind of device. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: reportKey(),
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
