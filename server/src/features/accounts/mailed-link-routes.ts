import { forgotPassword, resendVerification, resetPassword, verifyEmail } from '@saywell/contract';
import type { Mount } from '../../http/mount.ts';
import { networkOf } from '../../http/network.ts';
import { requireProof } from '../captcha/bot-check.ts';
import { admit } from '../throttle/counters.ts';
import { accountKey } from './accounts.ts';
import * as verification from './email-verification.ts';
import * as passwords from './new-password.ts';
import type { AccountParts } from './routes.ts';

const HOUR_MS = 3600 * 1000;
/** Messages that a visitor may have sent: to anybody, and to one address. */
const OF_VISITOR = { max: 20, withinMs: HOUR_MS };
const OF_VISITOR_TO_ONE = { max: 3, withinMs: HOUR_MS };
/** All visitors together; more than one visitor can use up, so that nobody is kept from theirs. */
const TO_ONE = { max: 10, withinMs: HOUR_MS };

type Parts = Pick<AccountParts, 'db' | 'guard' | 'botCheck' | 'mail' | 'publicUrl'>;

/**
 * The links in mail. Asking for one is answered before anything is looked up: neither the words
 * nor the time of an answer tell whether there is an account.
 */
export function registerMailedLinks(mount: Mount, parts: Parts) {
  const { db, guard, botCheck, mail } = parts;

  async function admitRequest(kind: string, email: string, address: string) {
    const visitor = `${kind} ${networkOf(address)}`;
    const reader = email.toLowerCase();
    await admit(db, visitor, OF_VISITOR);
    await admit(db, `${visitor} ${reader}`, OF_VISITOR_TO_ONE);
    await admit(db, `${kind} to ${reader}`, TO_ONE);
  }

  mount(forgotPassword, async ({ body: { email, captchaToken } }, _caller, { request }) => {
    const address = request.ip;
    await requireProof(botCheck, { action: 'forgot_password', token: captchaToken, address });
    await admitRequest('forgot', email, address);
    mail.afterAnswer(() => passwords.sendResetLink(db, parts, email));
    return {
      message: 'If an account with this e-mail address exists, a reset link is on its way to it.',
    };
  });

  mount(resetPassword, async ({ body }, _caller, { request }) => {
    const address = request.ip;
    await requireProof(botCheck, { action: 'reset_password', token: body.captchaToken, address });
    const { userId, passkeys } = await passwords.resetPassword(db, body.token, body.password);
    await guard.forgive({ account: accountKey(userId), address });
    return { message: `Your password has been changed.${stillThere(passkeys)}` };
  });

  mount(verifyEmail, async ({ body }) => {
    await verification.verifyEmail(db, body.token);
    return { message: 'Your e-mail address is confirmed.' };
  });

  mount(resendVerification, async ({ body: { email } }, _caller, { request }) => {
    await admitRequest('verify', email, request.ip);
    mail.afterAnswer(() => verification.resendVerification(db, parts, email));
    return {
      message:
        'If an account with this e-mail address waits for confirmation, a new link is on its way to it.',
    };
  });
}

/** A new password closes no door that a passkey opens; who resets it may want to know. */
function stillThere(passkeys: number): string {
  if (passkeys === 0) return '';
  const them = passkeys === 1 ? 'passkey still opens' : `${passkeys} passkeys still open`;
  return ` Your ${them} your account. If you don’t know one, remove it in your profile.`;
}
