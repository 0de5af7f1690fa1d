import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { toast } from '../../ui/toast.ts';
import { dropTrialToken, trialToken } from './token.ts';

/** Whoever signs in takes along what they practised in this browser before. */
export function useClaimTrial(signedIn: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const sessionToken = signedIn ? trialToken() : undefined;
    if (!sessionToken) return;
    call('POST /api/anonymous/claim', { body: { sessionToken } }).then(
      ({ sessions }) => {
        dropTrialToken();
        if (sessions === 0) return;
        toast({
          title: 'Your practice came along',
          description: `${sessions} ${sessions === 1 ? 'exercise is' : 'exercises are'} in your progress now.`,
        });
        void queryClient.invalidateQueries();
      },
      (error: unknown) => {
        // It has ended; after any other failure the next visit tries again.
        if (error instanceof ApiError && error.status === 404) dropTrialToken();
      },
    );
  }, [signedIn, queryClient]);
}
