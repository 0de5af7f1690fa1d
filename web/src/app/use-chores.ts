import type { User } from '@saywell/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { trialToken } from '../features/trial/token.ts';

/** What happens by itself once somebody is signed in; a first visit does without the code for it. */
export function useChores(user: User | undefined): void {
  const queryClient = useQueryClient();
  const zone = user && `${user.timezoneOffset} ${user.timeZone}`;
  useEffect(() => {
    if (zone === undefined) return;
    // Where it does not arrive, the next visit tries again.
    import('./chores.ts').then(
      ({ doChores }) => doChores(queryClient, zone, trialToken()),
      () => undefined,
    );
  }, [zone, queryClient]);
}
