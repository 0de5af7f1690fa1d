import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { currentUser } from './queries.ts';
import { verificationOf } from './verification-state.ts';

/**
 * Spends the link's token, by POST and from the page: whoever merely fetches the address, as mail
 * scanners do, leaves the link good. A query, because it must be sent once per visit of the page.
 */
export function useVerification(token: string | null) {
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      const answer = await call('POST /api/auth/verify-email', { body: { token: token ?? '' } });
      await queryClient.invalidateQueries({ queryKey: currentUser.queryKey });
      return answer;
    },
    enabled: token !== null && token !== '',
    staleTime: Infinity,
    refetchOnReconnect: false,
  });
  return {
    ...verificationOf({ token, data, error: isFetching ? null : error }),
    tryAgain: () => void refetch(),
  };
}
