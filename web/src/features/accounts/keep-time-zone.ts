import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { localTime } from '../../lib/local-time.ts';
import { currentUser } from './queries.ts';

/** Tells the server where midnight is, if it is not where `known` says. */
export async function keepTimeZone(queryClient: QueryClient, known: string): Promise<void> {
  const here = localTime();
  if (known === zoneKey(here)) return;
  try {
    await call('PUT /api/time-zone', { body: here });
    await queryClient.invalidateQueries({ queryKey: currentUser.queryKey });
  } catch {
    // Calls about days say it themselves; the next visit tries again.
  }
}

function zoneKey({ timezoneOffset, timeZone }: ReturnType<typeof localTime>): string {
  return `${timezoneOffset} ${timeZone}`;
}
