import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
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
  streak: z.int(),
  totalMinutes: z.int(),
  /** Mean accuracy of all sessions, 0 to 1. */
  overallAccuracy: z.number(),
  isAdmin: z.boolean(),
  level: z.int().min(LEVEL_MIN).max(LEVEL_MAX),
  emailVerified: z.boolean(),
  isApproved: z.boolean(),
  createdAt: Instant,
});
export type User = z.output<typeof User>;

export const Name = z
  .string('Name is required')
  .trim()
  .min(1, 'Name is required')
  .min(NAME_MIN, 'Name must be at least 2 characters')
  .max(NAME_MAX, 'Name too long')
  .regex(/[\p{L}\p{N}\p{S}\p{P}]/u, 'Name is required')
  // Control characters and marks that reverse the text around them.
  .regex(
    /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u,
    'Name contains characters that cannot be shown',
  );

export const Username = z
  .string('Username is required')
  .trim()
  .min(1, 'Username is required')
  .min(USERNAME_MIN, 'Username must be at least 3 characters')
  .max(USERNAME_MAX, 'Username too long')
  .regex(/^\w+$/, 'Username can only contain letters, numbers, and underscores');

export const Email = z
  .string('Email is required')
  .trim()
  .min(1, 'Email is required')
  .max(EMAIL_MAX, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'));

export const Password = z
  .string('Password is required')
  .min(PASSWORD_MIN, 'Password must be at least 6 characters')
  .max(PASSWORD_MAX, 'Password too long');

const captchaToken = z.string('Invalid captcha').max(5000, 'Invalid captcha').optional();

export const currentUser = {
  method: 'GET',
  path: '/api/user',
  access: 'user',
  summary: 'The signed-in person',
  response: User,
} satisfies Endpoint;

export const register = {
  method: 'POST',
  path: '/api/register',
  access: 'anyone',
  summary: 'Open an account and sign in',
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
  summary: 'Sign in with a username or e-mail address and a password',
  body: z.object({
    username: z.string('Username is required').trim().min(1, 'Username is required').max(EMAIL_MAX),
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

export const accounts = { currentUser, register, login, logout };
