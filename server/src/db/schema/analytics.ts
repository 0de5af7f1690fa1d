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

/** First-party events: no address, and nothing about the browser but a coarse kind of device. */
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
    /** How often it happened: the same error on the same day shares one row. */
    count: integer().notNull().default(1),
    /** Hash of everything that makes errors equal; null for other events. */
    foldHash: varchar({ length: 64 }).unique('analytics_events_fold_hash_unique'),
    /** The last error counted here, so that a batch that is sent twice counts once. */
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
