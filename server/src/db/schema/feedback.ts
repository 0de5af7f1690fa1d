import {
  FEEDBACK_PRIORITIES as PRIORITIES,
  FEEDBACK_STATUSES as STATUSES,
} from '@saywell/contract';
import { index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { ownerId } from './accounts.ts';
import { createdAt, oneOf } from './columns.ts';

export const feedback = pgTable(
  'feedback',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId().notNull(),
    type: varchar({ length: 50 }).notNull(),
    subject: varchar({ length: 200 }).notNull(),
    message: varchar({ length: 5000 }).notNull(),
    priority: text({ enum: PRIORITIES }).notNull().default('medium'),
    status: text({ enum: STATUSES }).notNull().default('new'),
    createdAt: createdAt(),
  },
  (table) => [
    index('feedback_user_id_index').on(table.userId),
    index('feedback_list_index').on(table.createdAt, table.id),
    index('feedback_status_list_index').on(table.status, table.createdAt, table.id),
    index('feedback_priority_list_index').on(table.priority, table.createdAt, table.id),
    oneOf('feedback_priority_values', table.priority, PRIORITIES),
    oneOf('feedback_status_values', table.status, STATUSES),
  ],
);
