import { CLASS_KEPT_DAYS } from '@saywell/contract';
import { type AnyColumn, ne, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import {
  adImpressions,
  analyses,
  analyticsEvents,
  answeredChallenges,
  authSessions,
  blogViews,
  classes,
  dataDeletionRequests,
  dataRetentionPolicies,
  emailChanges,
  emailVerificationTokens,
  jobRuns,
  outgoingMail,
  passwordResetTokens,
  reminderLetters,
  throttleCounters,
  trials,
  usedCaptchas,
} from '../../db/schema.ts';

/** A kind of data with a retention period, and the period a new installation starts with. */
export type Retained = {
  dataType: string;
  description: string;
  days: number;
  table: PgTable;
  /** The column that the days count from: its creation or, if it has one, its expiry. */
  since: AnyColumn;
  only?: SQL;
};

export const retained: Retained[] = [
  {
    dataType: 'analytics_events',
    description: 'Browser events and errors',
    days: 90,
    table: analyticsEvents,
    since: analyticsEvents.createdAt,
  },
  {
    dataType: 'ad_impressions',
    description: 'Which ads were in view',
    days: 90,
    table: adImpressions,
    since: adImpressions.createdAt,
  },
  {
    dataType: 'job_runs',
    description: 'The log of jobs like this one',
    days: 90,
    table: jobRuns,
    since: jobRuns.startedAt,
  },
  {
    dataType: 'unsaved_analyses',
    description: 'Results that nobody saved',
    days: 1,
    table: analyses,
    since: analyses.createdAt,
  },
  {
    dataType: 'anonymous_sessions',
    description: 'Visitors’ trials, after they have expired',
    days: 0,
    table: trials,
    since: trials.expiresAt,
  },
  {
    dataType: 'auth_sessions',
    description: 'Sign-ins, after they have expired',
    days: 0,
    table: authSessions,
    since: authSessions.expiresAt,
  },
  {
    dataType: 'password_reset_tokens',
    description: 'Password reset links, after they have expired',
    days: 0,
    table: passwordResetTokens,
    since: passwordResetTokens.expiresAt,
  },
  {
    dataType: 'email_verification_tokens',
    description: 'Links that verify an email address, after they have expired',
    days: 0,
    table: emailVerificationTokens,
    since: emailVerificationTokens.expiresAt,
  },
  {
    dataType: 'email_changes',
    description: 'Changes of an email address, after they can no longer be undone',
    days: 0,
    table: emailChanges,
    since: emailChanges.expiresAt,
  },
  {
    dataType: 'reminder_letters',
    description: 'When reminders were sent, and the links that stop them',
    days: 90,
    table: reminderLetters,
    since: reminderLetters.createdAt,
  },
  {
    dataType: 'classes',
    description: 'Classes with what is in them, after they have ended',
    days: CLASS_KEPT_DAYS,
    table: classes,
    since: classes.endsAt,
  },
  {
    dataType: 'undelivered_mail',
    description:
      'Mail that could not be sent, and messages written to files when there is no mail server; mail that was sent is not kept at all',
    days: 7,
    table: outgoingMail,
    since: outgoingMail.createdAt,
  },
  {
    dataType: 'throttle_counters',
    description: 'Attempt counters, after they have expired',
    days: 0,
    table: throttleCounters,
    since: throttleCounters.expiresAt,
  },
  {
    dataType: 'answered_challenges',
    description: 'Challenges that a passkey has answered, after they have expired',
    days: 0,
    table: answeredChallenges,
    since: answeredChallenges.expiresAt,
  },
  {
    dataType: 'used_captchas',
    description: 'Bot checks that were used, after they have expired',
    days: 0,
    table: usedCaptchas,
    since: usedCaptchas.expiresAt,
  },
  {
    dataType: 'blog_views',
    description: 'Which posts a visitor read on a day; the count itself stays',
    days: 2,
    table: blogViews,
    since: blogViews.day,
  },
  {
    dataType: 'closed_deletion_requests',
    description: 'Deletion requests that were carried out or canceled',
    days: 90,
    table: dataDeletionRequests,
    since: dataDeletionRequests.createdAt,
    only: ne(dataDeletionRequests.status, 'pending'),
  },
];

/** Adds missing policies. Those an operator changed stay as they are. */
export async function seedRetentionPolicies(db: Database): Promise<void> {
  await db
    .insert(dataRetentionPolicies)
    .values(
      retained.map(({ dataType, description, days }) => ({
        dataType,
        description,
        retentionDays: days,
      })),
    )
    .onConflictDoNothing({ target: dataRetentionPolicies.dataType });
}
