import type { Page } from '@saywell/contract';
import { isAdmin, type AuthState } from '../features/accounts/auth-state.ts';
import { signInPath } from '../lib/next-path.ts';

export type Access = Page['access'];

type Place = { pathname: string; search: string; hash: string };

export type Decision =
  | { kind: 'show' }
  | { kind: 'wait' }
  | { kind: 'sign-in'; to: string }
  | { kind: 'denied' }
  | { kind: 'failed'; retry: () => void };

/** Whether a screen may be shown. The server enforces the same; this only spares a dead end. */
export function decide(access: Access, auth: AuthState, here: Place): Decision {
  if (access === 'public') return { kind: 'show' };
  if (auth.status === 'loading') return { kind: 'wait' };
  if (auth.status === 'failed') return { kind: 'failed', retry: auth.retry };
  if (auth.status === 'signed-out') return { kind: 'sign-in', to: signInPath(here) };
  const hasPowers = isAdmin(auth.user) && !auth.user.needsPasskey;
  return access === 'admin' && !hasPowers ? { kind: 'denied' } : { kind: 'show' };
}
