import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { toast } from '../../ui/toast.ts';
import { dropTrialToken } from './token.ts';

/** Moves what was practiced in this browser before into the account that is signed in. */
export async function claimTrial(queryClient: QueryClient, sessionToken: string): Promise<void> {
  try {
    const { sessions } = await call('POST /api/anonymous/claim', { body: { sessionToken } });
    dropTrialToken();
    if (sessions === 0) return;
    toast({
      title: 'Your practice came along',
      description: `${sessions} ${sessions === 1 ? 'exercise is' : 'exercises are'} in your progress now.`,
    });
    void queryClient.invalidateQueries();
  } catch (error) {
    // It has ended; after any other failure the next visit tries again.
    if (error instanceof ApiError && error.status === 404) dropTrialToken();
  }
}
