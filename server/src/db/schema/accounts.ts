import {
  DAILY_MINUTES,
  type DailyMinutes,
  EMAIL_MAX,
  type LanguageId,
  LEVEL_MAX,
  LEVEL_MIN,
  NAME_MAX,
  PASSKEY_NAME_MAX,
  USERNAME_MAX,
} from '@saywell/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { between, createdAt, instant } from './columns.ts';

/**
 * Streak, minutes and accuracy are not stored here: they are computed from the practice sessions.
 */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: varchar({ length: NAME_MAX }).notNull(),
    username: varchar({ length: USERNAME_MAX }).notNull(),
    email: varchar({ length: EMAIL_MAX }).notNull(),
    /** Null if they sign in only with passkeys. */
    passwordHash: text(),
    isAdmin: boolean().notNull().default(false),
    level: integer().notNull().default(1),
    /** Null if they have not said. */
    firstLanguage: varchar({ length: 20 }).$type<LanguageId>(),
    /** Their daily goal; null if they have not said. */
    minutesADay: integer().$type<DailyMinutes>(),
    emailVerified: boolean().notNull().default(false),
    isApproved: boolean().notNull().default(true),
    /** Their time zone's offset when they last used the site. */
    timezoneOffset: integer(),
    timeZone: varchar({ length: 64 }),
    approvedAt: instant(),
    approvedBy: integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_username_unique').on(sql`lower(${table.username})`),
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    index('users_approved_by_index').on(table.approvedBy),
    index('users_created_at_index').on(table.createdAt),
    between('users_level_range', table.level, LEVEL_MIN, LEVEL_MAX),
    between(
      'users_minutes_a_day_range',
      table.minutesADay,
      Math.min(...DAILY_MINUTES),
      Math.max(...DAILY_MINUTES),
    ),
  ],
);

/** A user's id, on a row that is deleted with the user. */
export const ownerId = () => integer().references(() => users.id, { onDelete: 'cascade' });

/** The public keys of passkeys; the private keys never leave their owners' devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId().notNull(),
    name: varchar({ length: PASSKEY_NAME_MAX }).notNull(),
    credentialId: text().notNull().unique('passkeys_credential_id_unique'),
    /** In COSE form, base64url. */
    publicKey: text().notNull(),
    /** The device's use counter, 32 bits; many always report 0. */
    counter: bigint({ mode: 'number' }).notNull().default(0),
    /** How a browser can reach the device, in WebAuthn's terms. */
    transports: text().array().notNull(),
    lastUsedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index('passkeys_user_id_index').on(table.userId)],
);

/** Challenges that were answered: each works once. Unanswered ones need no row. */
export const answeredChallenges = pgTable(
  'answered_challenges',
  {
    challengeHash: varchar({ length: 64 }).primaryKey(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('answered_challenges_expires_at_index').on(table.expiresAt)],
);

/** A signed-in browser. The cookie holds the token; only its hash is stored. */
export const authSessions = pgTable(
  'auth_sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: varchar({ length: 64 }).notNull().unique('auth_sessions_token_hash_unique'),
    userId: ownerId().notNull(),
    /** The passkey used in this session, until it is removed. */
    passkeyId: integer().references(() => passkeys.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('auth_sessions_user_id_index').on(table.userId),
    index('auth_sessions_passkey_id_index').on(table.passkeyId),
    index('auth_sessions_expires_at_index').on(table.expiresAt),
  ],
);

/** Common to both kinds of mailed links: the link holds the token, the row only its hash. */
const mailedToken = (table: string) => ({
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: ownerId().notNull(),
  tokenHash: varchar({ length: 64 }).notNull().unique(`${table}_token_hash_unique`),
  email: varchar({ length: EMAIL_MAX }).notNull(),
  expiresAt: instant().notNull(),
  used: boolean()
    .notNull()
    .generatedAlwaysAs(sql`used_at is not null`),
  usedAt: instant(),
  createdAt: createdAt(),
});

export const passwordResetTokens = pgTable(
  'password_reset_tokens',
  mailedToken('password_reset_tokens'),
  (table) => [
    index('password_reset_tokens_user_id_index').on(table.userId),
    index('password_reset_tokens_expires_at_index').on(table.expiresAt),
  ],
);

export const emailVerificationTokens = pgTable(
  'email_verification_tokens',
  mailedToken('email_verification_tokens'),
  (table) => [
    index('email_verification_tokens_user_id_index').on(table.userId),
    index('email_verification_tokens_expires_at_index').on(table.expiresAt),
  ],
);

/**
 * A requested change of the email address. The account keeps the old one until the new one is
 * confirmed; until `expiresAt` a link sent to the old one undoes the change, and nobody else can
 * take it.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId().notNull(),
    oldEmail: varchar({ length: EMAIL_MAX }).notNull(),
    newEmail: varchar({ length: EMAIL_MAX }).notNull(),
    undoTokenHash: varchar({ length: 64 }).notNull().unique('email_changes_undo_token_hash_unique'),
    confirmedAt: instant(),
    /** Withdrawn, or replaced by another request, before it was confirmed. */
    withdrawnAt: instant(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('email_changes_user_id_index').on(table.userId),
    index('email_changes_old_email_index').on(sql`lower(${table.oldEmail})`),
    index('email_changes_expires_at_index').on(table.expiresAt),
  ],
);
