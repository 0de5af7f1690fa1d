import { appConfig } from '../../../lib/app-config.ts';
import { altcha } from './altcha.ts';
import type { Prover } from './bot-check.ts';
import { recaptcha } from './recaptcha.ts';

/** What this site asks for, if anything. */
export function siteProver(): Prover | undefined {
  const { captcha, recaptchaSiteKey } = appConfig;
  if (captcha === 'recaptcha' && recaptchaSiteKey) return recaptcha(recaptchaSiteKey);
  return captcha === 'altcha' ? altcha : undefined;
}
