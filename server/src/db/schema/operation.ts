import { EMAIL_MAX } from '@saywell/contract';
import { index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { ownerId } from './accounts.ts';
import { createdAt, instant } from './columns.ts';

/**
 * Mail waiting to be sent. A sender claims a message by moving `nextAttemptAt` ahead, sends it
 * outside any transaction, and deletes it, so that no sent message or link is kept.
 */
export const outgoingMail = pgTable(
  'outgoing_mail',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    recipient: varchar({ length: EMAIL_MAX }).notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Where its reader can stop such mail, for mail that comes by itself. */
    unsubscribe: text(),
    /** When it is too late to send it; null if a day late will do. */
    expiresAt: instant(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: createdAt(),
    lastError: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('outgoing_mail_user_id_index').on(table.userId),
    index('outgoing_mail_next_attempt_at_index').on(table.nextAttemptAt),
  ],
);

/**
 * Inserting the row of a scheduled time claims that run, so that only one of several processes does
 * it.
 */
export const jobRuns = pgTable(
  'job_runs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: varchar({ length: 50 }).notNull(),
    scheduledFor: instant().notNull(),
    startedAt: createdAt(),
    finishedAt: instant(),
    /** A short summary of what was done. */
    outcome: text(),
    error: text(),
  },
  (table) => [
    uniqueIndex('job_runs_claim_unique').on(table.name, table.scheduledFor),
    index('job_runs_started_at_index').on(table.startedAt),
  ],
);

/** Solved bot checks: each is accepted once. */
export const usedCaptchas = pgTable(
  'used_captchas',
  {
    signature: varchar({ length: 128 }).primaryKey(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('used_captchas_expires_at_index').on(table.expiresAt)],
);

/**
 * Attempts counted across all processes. Keys are hashed, since they contain addresses and
 * accounts.
 */
export const throttleCounters = pgTable(
  'throttle_counters',
  {
    key: varchar({ length: 128 }).primaryKey(),
    count: integer().notNull().default(0),
    expiresAt: instant().notNull(),
  },
  (table) => [index('throttle_counters_expires_at_index').on(table.expiresAt)],
);

/** Keys that the site generated for itself, stored here so that all its processes share them. */
export const siteSecrets = pgTable('site_secrets', {
  name: varchar({ length: 50 }).primaryKey(),
  value: text().notNull(),
  createdAt: createdAt(),
});
