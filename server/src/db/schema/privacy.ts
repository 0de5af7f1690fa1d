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

const CONSENT_TYPES = ['essential', 'analytics', 'marketing', 'ai_processing'] as const;
const DELETION_TYPES = ['account_deletion', 'practice_data', 'specific_data'] as const;
const DELETION_STATUSES = ['pending', 'cancelled', 'completed'] as const;

export const consents = pgTable(
  'consents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId().notNull(),
    consentType: text({ enum: CONSENT_TYPES }).notNull(),
    granted: boolean().notNull(),
    version: varchar({ length: 20 }).notNull().default('1.0'),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('consents_user_type_unique').on(table.userId, table.consentType),
    oneOf('consents_type_values', table.consentType, CONSENT_TYPES),
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
    completedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('data_deletion_requests_user_id_index').on(table.userId),
    index('data_deletion_requests_due_index').on(table.status, table.createdAt),
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
