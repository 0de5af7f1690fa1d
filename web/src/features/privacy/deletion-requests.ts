import type { DeletionRequest } from '@saywell/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { type Identity, passkeyErrorText } from '../../lib/passkeys.ts';
import { read } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast.ts';

export const NOT_REQUESTED = 'Your request couldn’t be sent. Please try again.';

const requests = read('/api/privacy/delete-request');

/** A deletion’s failure as a notice, for whoever has left the screen meanwhile. */
export const notifyFailure = (failed: string) => (error: Error) =>
  toast({
    title: 'Deletion Failed',
    description: passkeyErrorText(error, failed),
    tone: 'problem',
  });

export function pendingAccountDeletion(
  found: DeletionRequest[] | undefined,
): DeletionRequest | undefined {
  return found?.find(
    ({ requestType, status }) => requestType === 'account_deletion' && status === 'pending',
  );
}

export function usePendingDeletion(): DeletionRequest | undefined {
  return pendingAccountDeletion(useQuery(requests).data);
}

export function useRequestDeletion(prove: Identity['prove']) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (typed: string) => {
      const proof = await prove(typed);
      const shown = 'password' in proof ? { confirmPassword: proof.password } : proof;
      const body = { requestType: 'account_deletion' as const, ...shown };
      return call('POST /api/privacy/delete-request', { body });
    },
    onError: notifyFailure(NOT_REQUESTED),
    onSettled: () => queryClient.invalidateQueries({ queryKey: requests.queryKey }),
  });
}

export function useCancelDeletion() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('DELETE /api/privacy/delete-request/:id', { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: requests.queryKey }),
  });
}
