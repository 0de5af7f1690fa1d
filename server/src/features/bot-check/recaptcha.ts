import { z } from 'zod';
import { AppError } from '../../http/errors.ts';
import type { BotCheck } from './check.ts';

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';
const WITHIN_MS = 5000;
/** The threshold Google recommends to start with: 0 is surely a bot, 1 surely a person. */
const LOWEST_SCORE = 0.5;

const Assessment = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
});

type Options = { secretKey: string; hostname: string; verifyUrl?: string };

/** Google's invisible check. A token is bound to its action, expires, and is accepted once. */
export function createRecaptcha(options: Options): BotCheck {
  const { secretKey, hostname, verifyUrl = VERIFY_URL } = options;
  return {
    proves: async ({ action, token, address }) => {
      const assessment = await ask(verifyUrl, {
        secret: secretKey,
        response: token,
        remoteip: address,
      });
      return (
        assessment.success &&
        assessment.action === action &&
        assessment.hostname === hostname &&
        (assessment.score ?? 0) >= LOWEST_SCORE
      );
    },
  };
}

async function ask(url: string, fields: Record<string, string>) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    return Assessment.parse(await answer.json());
  } catch {
    throw new AppError('unavailable', 'We couldn’t reach the robot check. Please try again.', {
      retryAfter: 10,
    });
  }
}
