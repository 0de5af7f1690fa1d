import {
  FEEDBACK_MESSAGE_MAX as MESSAGE_MAX,
  FEEDBACK_PRIORITIES as PRIORITIES,
  FEEDBACK_STATUSES as STATUSES,
  FEEDBACK_SUBJECT_MAX as SUBJECT_MAX,
  FEEDBACK_TYPE_MAX as TYPE_MAX,
} from '@saywell/contract';
import { index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { ownerId } from './accounts.ts';
import { createdAt, oneOf } from './columns.ts';

export const feedback = pgTable(
  'feedback',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId().notNull(),
    type: varchar({ length: TYPE_MAX }).notNull(),
    subject: varchar({ length: SUBJECT_MAX }).notNull(),
    message: varchar({ length: MESSAGE_MAX }).notNull(),
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
