import { z } from 'zod';
import { botChallenge, captchaToken } from './bot-check.ts';
import type { Endpoint } from './endpoint.ts';
import { PasskeyAnswer, passwordOf } from './identity.ts';
import {
  EMAIL_MAX,
  LEVEL_MAX,
  LEVEL_MIN,
  NAME_MAX,
  NAME_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  USERNAME_MAX,
  USERNAME_MIN,
} from './limits.ts';
import { Instant, Message } from './values.ts';

export const User = z.object({
  id: z.int(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  /** Takes the place of `email` as soon as it is confirmed. */
  pendingEmail: z.string().nullable(),
  streak: z.int(),
  totalMinutes: z.int(),
  /** Mean accuracy of all sessions, 0 to 1. */
  overallAccuracy: z.number(),
  isAdmin: z.boolean(),
  /** Whether they may manage the blog: administrators, and the one blog manager. */
  managesBlog: z.boolean(),
  /** True while the rights above wait for a passkey in this sign-in session. */
  needsPasskey: z.boolean(),
  level: z.int().min(LEVEL_MIN).max(LEVEL_MAX),
  emailVerified: z.boolean(),
  isApproved: z.boolean(),
  /** Minutes from UTC, as their browser last reported. */
  timezoneOffset: z.int().nullable(),
  timeZone: z.string().nullable(),
  createdAt: Instant,
});
export type User = z.output<typeof User>;

const plainName = (shortest: number) =>
  z
    .string('Name is required')
    .trim()
    .min(1, 'Name is required')
    .min(shortest, `Name must be at least ${shortest} characters`)
    .max(NAME_MAX, 'Name too long')
    .regex(/[\p{L}\p{N}\p{S}\p{P}]/u, 'Name is required')
    // Control characters, and marks that reverse the direction of the text around them.
    .regex(
      /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u,
      'Name contains characters that can’t be shown',
    );

export const Name = plainName(NAME_MIN);

/** No @: a username must never look like an email address. */
const USERNAME_PATTERN = /^\w+$/;
const USERNAME_RULE = 'Username can only contain letters, numbers, and underscores';

export const Username = z
  .string('Username is required')
  .trim()
  .min(1, 'Username is required')
  .min(USERNAME_MIN, 'Username must be at least 3 characters')
  .max(USERNAME_MAX, 'Username too long')
  .regex(USERNAME_PATTERN, USERNAME_RULE);

const address = (invalid: string, missing = invalid) =>
  z.string(missing).trim().min(1, missing).max(EMAIL_MAX, invalid).pipe(z.email(invalid));

export const Email = address('Please enter a valid email address', 'Email is required');

export const Password = z
  .string('Password is required')
  .min(PASSWORD_MIN, 'Password must be at least 6 characters')
  .max(PASSWORD_MAX, 'Password too long');

/** 256 bits in base64 are 43 characters; anything longer is not one of our tokens. */
const mailedToken = (missing: string) => z.string(missing).trim().min(1, missing).max(200);

export const currentUser = {
  method: 'GET',
  path: '/api/user',
  access: 'user',
  summary: 'The signed-in person',
  response: User,
} satisfies Endpoint;

export const updateUser = {
  method: 'PATCH',
  path: '/api/user',
  access: 'user',
  summary: 'Change your name, username, email address, or level; other numbers are only validated',
  body: z.object({
    name: plainName(1).optional(),
    username: z
      .string('Username is required')
      .trim()
      .min(1, 'Username is required')
      .max(USERNAME_MAX, 'Username too long')
      .regex(USERNAME_PATTERN, USERNAME_RULE)
      .optional(),
    /** Replaces the current address once it is confirmed. Needs `currentPassword` or `passkey`. */
    email: address('Invalid email format').optional(),
    currentPassword: z.string('Invalid password').max(PASSWORD_MAX, 'Password too long').optional(),
    passkey: PasskeyAnswer.optional(),
    level: z.int().min(LEVEL_MIN).max(LEVEL_MAX).optional(),
    /** Computed from the practice sessions: a value sent here is validated and ignored. */
    streak: z.int().min(0).optional(),
    totalMinutes: z.int().min(0).optional(),
    overallAccuracy: z.number().min(0).max(1).optional(),
  }),
  response: User,
  callsPerMinute: 60,
} satisfies Endpoint;

export const resendEmailChange = {
  method: 'POST',
  path: '/api/user/email-change',
  access: 'user',
  summary: 'Resend the link that confirms the new email address',
  response: Message,
  callsPerMinute: 60,
} satisfies Endpoint;

export const cancelEmailChange = {
  method: 'DELETE',
  path: '/api/user/email-change',
  access: 'user',
  summary: 'Cancel a change of email address',
  response: Message,
  callsPerMinute: 60,
} satisfies Endpoint;

export const register = {
  method: 'POST',
  path: '/api/register',
  access: 'anyone',
  summary: 'Create an account and sign in',
  body: z.object({
    name: Name,
    username: Username,
    email: Email,
    password: Password,
    captchaToken,
  }),
  response: User,
  callsPerMinute: 60,
} satisfies Endpoint;

export const login = {
  method: 'POST',
  path: '/api/login',
  access: 'anyone',
  summary: 'Sign in with a username or email address and a password',
  body: z.object({
    username: z
      .string('Username is required')
      .trim()
      .min(1, 'Username is required')
      .max(EMAIL_MAX, 'Username too long'),
    password: z
      .string('Password is required')
      .min(1, 'Password is required')
      .max(PASSWORD_MAX, 'Password too long'),
    captchaToken,
  }),
  response: User,
  callsPerMinute: 60,
} satisfies Endpoint;

export const logout = {
  method: 'POST',
  path: '/api/logout',
  access: 'anyone',
  summary: 'Sign out of this browser',
  response: Message,
} satisfies Endpoint;

export const forgotPassword = {
  method: 'POST',
  path: '/api/forgot-password',
  access: 'anyone',
  summary:
    'Request a link to set a new password; the response does not reveal whether an account exists',
  body: z.object({ email: address('Please enter a valid email address'), captchaToken }),
  response: Message,
  callsPerMinute: 60,
} satisfies Endpoint;

export const resetPassword = {
  method: 'POST',
  path: '/api/reset-password',
  access: 'anyone',
  summary: 'Choose a new password with the token from an emailed link; signs out everywhere',
  body: z.object({
    token: mailedToken('Reset token is required'),
    password: Password,
    captchaToken,
  }),
  /** Further notes: passkeys that still open the account, an address that stays. */
  response: Message.extend({ notes: z.array(z.string()) }),
  callsPerMinute: 60,
} satisfies Endpoint;

export const changePassword = {
  method: 'POST',
  path: '/api/user/password',
  access: 'user',
  summary:
    'Set a password while signed in, with the current one or with a passkey; signs out every other browser',
  body: z
    .object({
      currentPassword: passwordOf('Password is required').optional(),
      /** Instead of the password, for an account without one. */
      passkey: PasskeyAnswer.optional(),
      newPassword: Password,
    })
    .refine(({ currentPassword, passkey }) => currentPassword ?? passkey, {
      error: 'Password is required',
    }),
  response: Message,
  callsPerMinute: 60,
} satisfies Endpoint;

export const verifyEmail = {
  method: 'POST',
  path: '/api/auth/verify-email',
  access: 'anyone',
  summary: 'Confirm an email address with the token from an emailed link',
  body: z.object({ token: mailedToken('Verification token is required') }),
  response: Message,
  callsPerMinute: 60,
} satisfies Endpoint;

export const resendVerification = {
  method: 'POST',
  path: '/api/auth/resend-verification',
  access: 'anyone',
  summary:
    'Request another verification message; the response does not reveal whether an account exists',
  body: z.object({ email: address('Valid email is required') }),
  response: Message,
  callsPerMinute: 60,
} satisfies Endpoint;

export const undoEmailChange = {
  method: 'POST',
  path: '/api/auth/undo-email-change',
  access: 'anyone',
  summary:
    'Take an account back with the token mailed to its old address; signs out everywhere and returns a token to set a new password',
  body: z.object({ token: mailedToken('Undo token is required') }),
  response: Message.extend({ resetToken: z.string() }),
  callsPerMinute: 60,
} satisfies Endpoint;

export const accounts = {
  currentUser,
  updateUser,
  resendEmailChange,
  cancelEmailChange,
  register,
  login,
  logout,
  forgotPassword,
  resetPassword,
  changePassword,
  verifyEmail,
  resendVerification,
  undoEmailChange,
  botChallenge,
};
