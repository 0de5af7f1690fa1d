import {
  addPasskey,
  beginPasskey,
  identityChallenge,
  listPasskeys,
  removePasskey,
  removePassword,
  renamePasskey,
  showPasskey,
  signInChallenge,
  signInWithPasskey,
} from '@saywell/contract';
import type { Mount } from '../../http/mount.ts';
import { confirmIdentity, type IdentityParts } from '../accounts/confirm-identity.ts';
import { findUser } from '../accounts/current-user.ts';
import { ADDRESS_STAYS } from '../accounts/email-change.ts';
import type { BlogRule } from '../accounts/manages-blog.ts';
import { removePassword as forgetPassword } from '../accounts/new-password.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { SignInGuard } from '../throttle/sign-in-guard.ts';
import { boundToSession } from './answers.ts';
import { type ChallengeCookie, challengeCookie } from './challenge-cookie.ts';
import * as manage from './manage.ts';
import { signInMethods } from './sign-in-methods.ts';
import { authenticateWithPasskey, REFUSED } from './sign-in.ts';

type Options = {
  identity: IdentityParts;
  sessions: Sessions;
  guard: SignInGuard;
  managesBlog: BlogRule;
  secure: boolean;
};

export function registerPasskeys(mount: Mount, options: Options) {
  const cookie = challengeCookie(options.secure);
  registerSignIn(mount, options, cookie);
  const { identity, managesBlog } = options;
  const { db, passkeys } = identity;
  const methods = (userId: number) => signInMethods(identity, userId);

  mount(listPasskeys, (_input, { userId }) => methods(userId));

  mount(identityChallenge, async (_input, { userId, sessionId }) => {
    const use = { purpose: 'confirm', boundTo: boundToSession(sessionId) } as const;
    return manage.challengeFor(passkeys, use, await manage.passkeysOf(db, userId));
  });

  mount(showPasskey, async ({ body }, { userId, sessionId }) => {
    await confirmIdentity(identity, { userId, sessionId }, body);
    return findUser(db, { userId, needsPasskey: false }, managesBlog);
  });

  mount(beginPasskey, async ({ body }, caller) => {
    await confirmIdentity(identity, caller, body);
    return manage.beginPasskey(passkeys, caller);
  });

  mount(addPasskey, async ({ body }, caller) => {
    await manage.addPasskey(passkeys, caller, body);
    return methods(caller.userId);
  });

  mount(renamePasskey, async ({ params, body }, { userId }) => {
    await manage.renamePasskey(db, userId, params.id, body.name);
    return methods(userId);
  });

  mount(removePasskey, async ({ params, body }, caller) => {
    await manage.requireOwn(db, caller.userId, params.id);
    await confirmIdentity(identity, caller, body);
    await manage.removePasskey(db, caller, params.id, identity.mustHavePasskey);
    return methods(caller.userId);
  });

  mount(removePassword, async ({ body }, caller) => {
    await confirmIdentity(identity, caller, body);
    const { keptAddress } = await forgetPassword(db, caller);
    const what = 'Your password has been removed. From now on, you sign in with a passkey.';
    return { message: keptAddress ? `${what} ${ADDRESS_STAYS}` : what };
  });
}

function registerSignIn(
  mount: Mount,
  { identity, sessions, guard, managesBlog }: Options,
  cookie: ChallengeCookie,
) {
  const { db, passkeys } = identity;

  mount(signInChallenge, async (_input, _caller, { request, reply }) => {
    const boundTo = cookie.bind(request, reply);
    return manage.challengeFor(passkeys, { purpose: 'sign in', boundTo });
  });

  mount(signInWithPasskey, async ({ body }, _caller, { request, reply }) => {
    const who = { address: request.ip, boundTo: cookie.boundTo(request) };
    const opener = await authenticateWithPasskey(passkeys, guard, body.passkey, who);
    const { account, passkeyId } = opener;
    if (!(await sessions.open({ id: account.id, passkeyId }, request, reply))) throw REFUSED;
    return findUser(db, { userId: account.id, needsPasskey: false }, managesBlog);
  });
}
