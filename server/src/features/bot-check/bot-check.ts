import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { createAltcha } from './altcha.ts';
import type { BotCheck, Proof } from './check.ts';
import { createRecaptcha } from './recaptcha.ts';

/** The check that `CAPTCHA` asks for; undefined if it asks for none. */
export function openBotCheck(
  db: Database,
  { captcha, recaptcha, publicUrl }: Pick<Config, 'captcha' | 'recaptcha' | 'publicUrl'>,
): BotCheck | undefined {
  if (captcha === 'off') return undefined;
  if (captcha === 'altcha') return createAltcha(db);
  if (!recaptcha) throw new Error('reCAPTCHA has no keys');
  return createRecaptcha({ ...recaptcha, hostname: new URL(publicUrl).hostname });
}

const REFUSED = 'We couldn’t confirm that you aren’t a robot. Please try again.';

/** Throws without a valid proof, unless the site asks for none. */
export async function requireProof(check: BotCheck | undefined, proof: Proof): Promise<void> {
  if (!check) return;
  const { token } = proof;
  if (!token || !(await check.proves({ ...proof, token }))) {
    throw new AppError('invalid_input', REFUSED, {
      field: 'captchaToken',
      reason: 'not-proved',
    });
  }
}
