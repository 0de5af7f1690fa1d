import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { createAltcha } from './altcha.ts';
import type { BotCheck } from './bot-check.ts';
import { createRecaptcha } from './recaptcha.ts';

/** The check that the configuration asks for; undefined where there is none. */
export function openBotCheck(
  db: Database,
  { captcha, recaptcha, publicUrl }: Pick<Config, 'captcha' | 'recaptcha' | 'publicUrl'>,
): BotCheck | undefined {
  if (captcha === 'off') return undefined;
  if (captcha === 'altcha') return createAltcha(db);
  if (!recaptcha) throw new Error('reCAPTCHA has no keys');
  return createRecaptcha({ ...recaptcha, hostname: new URL(publicUrl).hostname });
}
