import { APP_NAME, pages } from '@saywell/contract';
import { greeting } from '../mail/greeting.ts';
import { writeLetter } from '../mail/letter.ts';
import type { Message } from '../mail/message.ts';

type Reader = { name: string; username: string; email: string };

type Site = {
  publicUrl: string;
  supportEmail: string;
  /** Undoing keeps them: access to a mailbox alone must not give an administrator's rights. */
  keepsPasskeys: boolean;
};

function linkTo(publicUrl: string, path: string, token: string) {
  const link = new URL(path, publicUrl);
  link.searchParams.set('token', token);
  return link.href;
}

export function verificationLetter(reader: Reader, token: string, publicUrl: string): Message {
  return writeLetter({
    recipient: reader.email,
    subject: `Confirm your email address for ${APP_NAME}`,
    title: 'Is this your email address?',
    paragraphs: [
      greeting(reader),
      `Please confirm that this address is yours, so that you can choose a new password if you ever forget yours.`,
      'The link works once and expires in 24 hours.',
    ],
    action: {
      label: 'Confirm my address',
      link: linkTo(publicUrl, pages.verifyEmail.path, token),
    },
    note: `You’re receiving this because someone entered this address at ${APP_NAME}, ${publicUrl}. If that wasn’t you, you can ignore this message: unless the address is confirmed, we won’t write again.`,
  });
}

type WaysIn = { passkeys: number; hasPassword: boolean };

export function resetLetter(
  reader: Reader,
  token: string,
  publicUrl: string,
  waysIn: WaysIn,
): Message {
  return writeLetter({
    recipient: reader.email,
    subject: `Choose a new password for ${APP_NAME}`,
    title: 'Choose a new password',
    paragraphs: [
      greeting(reader),
      'Someone (we hope it was you) asked to reset the password for your account.',
      'The link works once and expires in one hour. Choosing a new password signs you out everywhere.',
      ...aboutPasskeys(waysIn),
    ],
    action: {
      label: 'Choose a new password',
      link: linkTo(publicUrl, pages.resetPassword.path, token),
    },
    note: `If you didn’t ask for this, do nothing: your account stays as it is. Nobody at ${APP_NAME}, ${publicUrl}, will ever ask you for this link.`,
  });
}

/** Passkeys keep working with a new password, and with one the reader may not need the link. */
function aboutPasskeys({ passkeys, hasPassword }: WaysIn): string[] {
  if (passkeys === 0) return [];
  const some = passkeys === 1 ? 'a passkey' : `${passkeys} passkeys`;
  const now = hasPassword ? `also has ${some}` : `has ${some} and no password`;
  return [
    `Your account ${now}. You can sign in with a passkey instead. A new password doesn’t remove passkeys: if there is one that you don’t recognize, remove it in your profile.`,
  ];
}

/**
 * Sent to the current address, confirmed or not. It does not name the new one, whose owner may know
 * nothing about the request.
 */
export function addressChangeLetter(
  reader: Reader,
  undoToken: string,
  { publicUrl, supportEmail, keepsPasskeys }: Site,
): Message {
  const passkeys = keepsPasskeys ? 'newer passkeys may be removed' : 'all passkeys are removed';
  return writeLetter({
    recipient: reader.email,
    subject: `Your email address for ${APP_NAME} is about to change`,
    title: 'Did you change your email address?',
    paragraphs: [
      greeting(reader),
      'Someone (we hope it was you) entered another email address for your account. Once that address is confirmed, it replaces this one.',
      'If that was you, you don’t need to do anything with this message.',
      `If it wasn’t you, someone else knows your password or has one of your passkeys. Undo the change: everyone is signed out, ${passkeys}, this address stays yours, and you choose a new password. The link works for 7 days, even after the change.`,
    ],
    action: {
      label: 'It wasn’t me: undo the change',
      link: linkTo(publicUrl, pages.undoEmailChange.path, undoToken),
    },
    note: `You’re receiving this because this address belongs to an account at ${APP_NAME}, ${publicUrl}. If something is wrong, write to ${supportEmail}.`,
  });
}
