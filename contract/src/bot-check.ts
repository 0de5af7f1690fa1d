import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

/** The calls that ask for a proof. One made for one of them is worth nothing for another. */
export const BOT_ACTIONS = ['login', 'register', 'forgot_password', 'reset_password'] as const;
export type BotAction = (typeof BOT_ACTIONS)[number];

/** What a riddle of our own can be asked for: one more trial from an address that had many, too. */
export const RIDDLE_ACTIONS = [...BOT_ACTIONS, 'trial'] as const;
export type RiddleAction = (typeof RIDDLE_ACTIONS)[number];

/** What a browser sends as proof; it depends on the site's setting what that is, or if it is asked. */
export const captchaToken = z.string('Invalid captcha').max(5000, 'Invalid captcha').optional();

/** A riddle as the ALTCHA library's second version states it; its solution is the proof. */
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
    data: z.object({ action: z.enum(RIDDLE_ACTIONS) }),
  }),
  signature: z.string(),
});
export type BotChallenge = z.output<typeof BotChallenge>;

export const botChallenge = {
  method: 'GET',
  path: '/api/captcha/challenge',
  access: 'anyone',
  summary:
    'A riddle whose solution, base64 of {challenge, solution}, is the captchaToken of an action',
  query: z.object({ action: z.enum(RIDDLE_ACTIONS, 'Invalid action') }),
  response: BotChallenge,
  callsPerMinute: 120,
} satisfies Endpoint;
