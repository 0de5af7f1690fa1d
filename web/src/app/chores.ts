import type { QueryClient } from '@tanstack/react-query';
import { keepTimeZone } from '../features/accounts/keep-time-zone.ts';
import { claimTrial } from '../features/trial/claim-trial.ts';

/** Takes along what was practiced before signing in, and keeps days at the person's own midnight. */
export async function doChores(
  queryClient: QueryClient,
  zone: string,
  token: string | undefined,
): Promise<void> {
  await Promise.all([token && claimTrial(queryClient, token), keepTimeZone(queryClient, zone)]);
}
