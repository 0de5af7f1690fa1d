import type { QueryClient } from '@tanstack/react-query';
import { currentUser } from '../features/accounts/queries.ts';
import { startOffline } from '../features/offline/start.ts';
import { refreshAfterSave } from '../features/practice/save.ts';
import { dropTrialToken } from '../features/trial/token.ts';
import { ApiError } from '../lib/api-error.ts';
import { call } from '../lib/api.ts';
import { appConfig } from '../lib/app-config.ts';
import { localTime } from '../lib/local-time.ts';
import { startOutbox } from '../lib/outbox/outbox.ts';
import { savesData } from '../lib/saves-data.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { toast } from '../ui/toast.ts';

/**
 * Claims practice from before the sign-in, keeps the time zone current, prepares for offline, and
 * sends what was saved while it could not be sent.
 */
export async function doChores(
  queryClient: QueryClient,
  zone: string,
  token: string | undefined,
): Promise<void> {
  void startOffline(queryClient).then(keepEngine);
  const user = queryClient.getQueryData(currentUser.queryKey);
  if (user) startOutbox(user.id, () => void refreshAfterSave(queryClient));
  await Promise.all([token && claimTrial(queryClient, token), keepTimeZone(queryClient, zone)]);
}

/** The next visit tries again. */
async function keepEngine(): Promise<void> {
  if (appConfig.deviceScoring === false || savesData()) return;
  await new Promise<void>(whenIdle);
  const { keepEngineFiles } = await import('../features/device/keep-engine.ts');
  await keepEngineFiles().catch(() => {});
}

/** Sends the time zone to the server if it is not `known`. */
async function keepTimeZone(queryClient: QueryClient, known: string): Promise<void> {
  const here = localTime();
  if (known === zoneKey(here)) return;
  try {
    await call('PUT /api/time-zone', { body: here });
    await Promise.all(
      [currentUser.queryKey, ['/api/reminder']].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  } catch {
    // Calls that depend on days send it too; the next visit tries again.
  }
}

function zoneKey({ timezoneOffset, timeZone }: ReturnType<typeof localTime>): string {
  return `${timezoneOffset} ${timeZone}`;
}

/** Moves this browser's earlier practice to the account that is signed in. */
async function claimTrial(queryClient: QueryClient, sessionToken: string): Promise<void> {
  try {
    const { sessions } = await call('POST /api/anonymous/claim', { body: { sessionToken } });
    dropTrialToken();
    if (sessions === 0) return;
    toast({
      title: 'Your practice came with you',
      description: `${sessions} ${sessions === 1 ? 'exercise is' : 'exercises are'} in your progress now.`,
    });
    void queryClient.invalidateQueries();
  } catch (error) {
    // 404: the trial has expired. After any other error, the next visit tries again.
    if (error instanceof ApiError && error.status === 404) dropTrialToken();
  }
}
