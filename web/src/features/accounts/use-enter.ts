import type { User } from '@saywell/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { forgetAccounts } from '../../lib/account-storage.ts';
import { followAccount } from '../../lib/consent.ts';
import { forgetReads } from '../../lib/kept.ts';
import { track } from '../../lib/track.ts';
import { currentUser } from './queries.ts';

/** What the specification gives each way in, so that the success can be noticed. */
const SIGN_IN_DELAY_MS = 100;
const SIGN_UP_DELAY_MS = 500;

/**
 * Lets a person in once the server has: remembers them, then goes where they wanted to go. An
 * administrator who has to add a passkey is led there first.
 */
export function useEnter(next: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (user: User, way: 'sign-in' | 'sign-up') => {
    track(way === 'sign-in' ? 'login' : 'sign_up');
    // What is sent from here on is the account's, so it waits for what the account allows.
    followAccount('loading');
    void forgetReads();
    forgetAccounts({ but: user.id });
    const delay = way === 'sign-in' ? SIGN_IN_DELAY_MS : SIGN_UP_DELAY_MS;
    setTimeout(() => {
      queryClient.setQueryData(currentUser.queryKey, user);
      void navigate(user.needsPasskey ? '/profile' : next, { replace: true });
    }, delay);
  };
}
