import type { User } from '@saywell/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api.ts';
import { localTime } from '../../lib/local-time.ts';
import { currentUser } from './queries.ts';

/** Days begin at the midnight of wherever the person is now. */
export function useTimeZone(user: User | undefined): void {
  const queryClient = useQueryClient();
  const isKnown = !user || isSameZone(user);
  useEffect(() => {
    if (isKnown) return;
    call('PUT /api/time-zone', { body: localTime() }).then(
      () => queryClient.invalidateQueries({ queryKey: currentUser.queryKey }),
      () => {
        // Calls about days say it themselves; the next visit tries again.
      },
    );
  }, [isKnown, queryClient]);
}

function isSameZone({ timezoneOffset, timeZone }: User): boolean {
  const here = localTime();
  return String(timezoneOffset) === here.timezoneOffset && timeZone === here.timeZone;
}
