import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

/** The calls that ask for a proof. A proof is valid for one action only. */
export const BOT_ACTIONS = ['login', 'register', 'forgot_password', 'reset_password'] as const;
export type BotAction = (typeof BOT_ACTIONS)[number];

/** Actions a challenge can be issued for. `trial` is used once an address has started many. */
export const CHALLENGE_ACTIONS = [...BOT_ACTIONS, 'trial'] as const;
export type ChallengeAction = (typeof CHALLENGE_ACTIONS)[number];

/**
 * What the browser sends as proof. The site's `CAPTCHA` setting decides what it is, and whether it
 * is required.
 */
export const captchaToken = z.string('Invalid captcha').max(5000, 'Invalid captcha').optional();

/** A challenge in the format of ALTCHA version 2; its solution is the proof. */
export const BotChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string().optional(),
    /** Seconds since 1970. */
    expiresAt: z.int(),
    data: z.object({ action: z.enum(CHALLENGE_ACTIONS) }),
  }),
  signature: z.string(),
});
export type BotChallenge = z.output<typeof BotChallenge>;

export const botChallenge = {
  method: 'GET',
  path: '/api/captcha/challenge',
  access: 'anyone',
  summary:
    'A challenge whose solution, base64 of {challenge, solution}, is the captchaToken of an action',
  query: z.object({ action: z.enum(CHALLENGE_ACTIONS, 'Invalid action') }),
  response: BotChallenge,
  callsPerMinute: 120,
} satisfies Endpoint;
