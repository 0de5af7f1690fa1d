import {
  cancelEmailChange,
  changePassword,
  currentUser,
  login,
  logout,
  register,
  resendEmailChange,
  updateUser,
} from '@saywell/contract';
import type { Mount } from '../../http/mount.ts';
import { requireProof } from '../bot-check/bot-check.ts';
import type { AccountParts } from './account-parts.ts';
import { authenticate, createAccount, REFUSED } from './accounts.ts';
import { findUser } from './current-user.ts';
import * as emailChange from './email-change.ts';
import { admitLetter } from './letter-limits.ts';
import { registerMailedLinks } from './mailed-link-routes.ts';
import * as passwords from './new-password.ts';
import { updateProfile } from './profile.ts';
import { requestVerification } from './request-verification.ts';

export function registerAccounts(mount: Mount, parts: AccountParts) {
  const { db, sessions, guard, botCheck, mail, managesBlog, identity } = parts;
  const reserved = new Set(parts.reservedUsernames.map((name) => name.toLowerCase()));
  const isReserved = (name: string) => reserved.has(name.toLowerCase());

  mount(currentUser, async (_input, caller) => findUser(db, caller, managesBlog));

  mount(updateUser, async ({ body }, caller, { request }) => {
    await updateProfile(
      identity,
      { ...parts, isReserved },
      { ...caller, address: request.ip },
      body,
    );
    mail.sendSoon();
    return findUser(db, caller, managesBlog);
  });

  mount(resendEmailChange, async (_input, { userId }, { request }) => {
    await emailChange.resendEmailChange(db, parts, userId, request.ip);
    mail.sendSoon();
    return { message: 'A new link is on its way.' };
  });

  mount(cancelEmailChange, async (_input, { userId }) => {
    await db.transaction((tx) => emailChange.withdrawEmailChange(tx, userId));
    return { message: emailChange.ADDRESS_STAYS };
  });

  mount(register, async ({ body }, _caller, { request, reply }) => {
    await requireProof(botCheck, {
      action: 'register',
      token: body.captchaToken,
      address: request.ip,
    });
    const account = await createAccount(db, body, isReserved, async (tx, made) => {
      await admitLetter(tx, { email: made.email, address: request.ip });
      await requestVerification(tx, parts, made);
    });
    mail.sendSoon();
    await sessions.open(account, request, reply);
    return findUser(db, { userId: account.id, needsPasskey: false }, managesBlog);
  });

  mount(login, async ({ body }, _caller, { request, reply }) => {
    await requireProof(botCheck, {
      action: 'login',
      token: body.captchaToken,
      address: request.ip,
    });
    const account = await authenticate(db, guard, body, request.ip);
    if (!(await sessions.open(account, request, reply))) throw REFUSED;
    const needsPasskey = identity.mustHavePasskey(account);
    return findUser(db, { userId: account.id, needsPasskey }, managesBlog);
  });

  mount(logout, async (_input, _caller, { request, reply }) => {
    await sessions.close(request, reply);
    return { message: 'Signed out' };
  });

  mount(changePassword, async ({ body }, caller) => {
    const { isFirst, keptAddress } = await passwords.changePassword(identity, caller, body);
    const what = isFirst ? 'Your password is set.' : 'Your password has been changed.';
    return { message: keptAddress ? `${what} ${emailChange.ADDRESS_STAYS}` : what };
  });

  registerMailedLinks(mount, parts);
}
