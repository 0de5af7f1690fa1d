import {
  forgotPassword,
  resendVerification,
  resetPassword,
  undoEmailChange,
  verifyEmail,
} from '@saywell/contract';
import type { Mount } from '../../http/mount.ts';
import { requireProof } from '../bot-check/bot-check.ts';
import type { AccountParts } from './account-parts.ts';
import { forgiveNames } from './accounts.ts';
import * as verification from './email-verification.ts';
import { ADDRESS_STAYS } from './email-change.ts';
import { admitRequest } from './letter-limits.ts';
import * as passwords from './new-password.ts';
import { undoEmailChange as undo } from './undo-email-change.ts';

type Parts = Pick<
  AccountParts,
  'db' | 'guard' | 'botCheck' | 'mail' | 'publicUrl' | 'supportEmail' | 'identity'
>;

/**
 * Mailed links. A request for one is answered before any lookup: neither the text nor the timing of
 * the response reveals whether an account exists.
 */
export function registerMailedLinks(mount: Mount, parts: Parts) {
  const { db, guard, botCheck, mail, identity } = parts;

  mount(forgotPassword, async ({ body: { email, captchaToken } }, _caller, { request }) => {
    const address = request.ip;
    await requireProof(botCheck, { action: 'forgot_password', token: captchaToken, address });
    await admitRequest(db, 'forgot', { email, address });
    mail.afterAnswer(() => passwords.sendResetLink(db, parts, email));
    return {
      message: 'If an account with this email address exists, a reset link is on its way to it.',
    };
  });

  mount(resetPassword, async ({ body }, _caller, { request }) => {
    const address = request.ip;
    await requireProof(botCheck, { action: 'reset_password', token: body.captchaToken, address });
    const reset = await passwords.resetPassword(db, body.token, body.password);
    await forgiveNames(guard, reset.account, address);
    return { message: 'Your password has been changed.', notes: notesOn(reset) };
  });

  mount(verifyEmail, async ({ body }) => {
    await verification.verifyEmail(db, body.token);
    return { message: 'Your email address is confirmed.' };
  });

  mount(resendVerification, async ({ body: { email } }, _caller, { request }) => {
    await admitRequest(db, 'verify', { email, address: request.ip });
    mail.afterAnswer(() => verification.resendVerification(db, parts, email));
    return {
      message:
        'If an account with this email address is waiting for confirmation, a new link is on its way.',
    };
  });

  mount(undoEmailChange, async ({ body }) => {
    const { resetToken, ...passkeys } = await undo(db, body.token, identity.mustHavePasskey);
    return { message: undone(passkeys, parts.supportEmail), resetToken };
  });
}

function undone({ removed, kept }: { removed: number; kept: number }, supportEmail: string) {
  const gone = kept > 0 ? 'newer passkeys' : 'all passkeys';
  const done =
    removed > 0
      ? `Your account has this address again, everyone is signed out, and ${gone} are removed.`
      : 'Your account has this address again, and everyone is signed out.';
  if (kept === 0) return done;
  const them = kept === 1 ? 'passkey stays' : `${kept} passkeys stay`;
  const one = kept === 1 ? 'it' : 'one';
  return `${done} Your ${them}, because you are an administrator: if you can’t use ${one}, or don’t recognize ${one}, write to ${supportEmail}.`;
}

/** What a new password does not change, for the person who resets it. */
function notesOn({ passkeys, keptAddress }: { passkeys: number; keptAddress: boolean }): string[] {
  const them = passkeys === 1 ? 'passkey still opens' : `${passkeys} passkeys still open`;
  const strange = passkeys === 1 ? 'it' : 'one of them';
  const stillThere = `Your ${them} your account. If you don’t recognize ${strange}, remove it in your profile.`;
  return [...(keptAddress ? [ADDRESS_STAYS] : []), ...(passkeys > 0 ? [stillThere] : [])];
}
