import { CONSENT_TYPES, CONSENT_VERSION, DELETION_TYPES } from '@saywell/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { ownerId } from './accounts.ts';
import { atLeast, createdAt, instant, oneOf } from './columns.ts';

const DELETION_STATUSES = ['pending', 'cancelled', 'completed'] as const;

/** The current consents, one row for each choice made. */
export const consents = pgTable(
  'consents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId().notNull(),
    consentType: text({ enum: CONSENT_TYPES }).notNull(),
    granted: boolean().notNull(),
    version: varchar({ length: 20 }).notNull().default(CONSENT_VERSION),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('consents_user_type_unique').on(table.userId, table.consentType),
    oneOf('consents_type_values', table.consentType, CONSENT_TYPES),
  ],
);

/** Every choice ever made, so that we can show what was allowed at any time. */
export const consentChanges = pgTable(
  'consent_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId().notNull(),
    consentType: text({ enum: CONSENT_TYPES }).notNull(),
    granted: boolean().notNull(),
    version: varchar({ length: 20 }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('consent_changes_user_id_index').on(table.userId, table.createdAt),
    oneOf('consent_changes_type_values', table.consentType, CONSENT_TYPES),
  ],
);

export const dataDeletionRequests = pgTable(
  'data_deletion_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId().notNull(),
    requestType: text({ enum: DELETION_TYPES }).notNull(),
    status: text({ enum: DELETION_STATUSES }).notNull().default('pending'),
    requestData: jsonb(),
    /** The date promised when the request was made, even if the rules change. */
    dueAt: instant().notNull(),
    completedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('data_deletion_requests_user_id_index').on(table.userId),
    index('data_deletion_requests_due_index').on(table.status, table.dueAt),
    uniqueIndex('data_deletion_requests_pending_unique')
      .on(table.userId, table.requestType)
      .where(sql`${table.status} = 'pending'`),
    oneOf('data_deletion_requests_type_values', table.requestType, DELETION_TYPES),
    oneOf('data_deletion_requests_status_values', table.status, DELETION_STATUSES),
  ],
);

/** How long each kind of data is kept; the daily clean-up reads it. */
export const dataRetentionPolicies = pgTable(
  'data_retention_policies',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    dataType: varchar({ length: 50 }).notNull().unique('data_retention_policies_type_unique'),
    retentionDays: integer().notNull(),
    isActive: boolean().notNull().default(true),
    description: text(),
    createdAt: createdAt(),
  },
  (table) => [atLeast('data_retention_policies_days_range', table.retentionDays, 0)],
);
