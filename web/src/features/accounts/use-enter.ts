import type { User } from '@saywell/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { flushEvents, track } from '../../lib/track.ts';
import { currentUser } from './queries.ts';

/** What the specification gives each way in, so that the success can be noticed. */
const SIGN_IN_DELAY_MS = 100;
const SIGN_UP_DELAY_MS = 500;

/** Lets a person in once the server has: remembers them, then goes where they wanted to go. */
export function useEnter(next: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (user: User, way: 'sign-in' | 'sign-up') => {
    track(way === 'sign-in' ? 'login' : 'sign_up');
    // At once: from the next moment on the account's own consent decides what may be sent.
    flushEvents();
    const delay = way === 'sign-in' ? SIGN_IN_DELAY_MS : SIGN_UP_DELAY_MS;
    setTimeout(() => {
      queryClient.setQueryData(currentUser.queryKey, user);
      void navigate(next, { replace: true });
    }, delay);
  };
}
