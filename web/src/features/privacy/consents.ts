import type { ConsentRecord, ConsentType } from '@saywell/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { read } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast.ts';

type Choice = { consentType: ConsentType; granted: boolean };

/** The two screens say it in two ways, as the specification has it; the server takes either. */
const saveBy = {
  POST: ({ consentType, granted }: Choice) =>
    call('POST /api/privacy/consent', {
      body: { consentType, granted: granted ? 'true' : 'false' },
    }),
  PUT: ({ consentType, granted }: Choice) =>
    call('PUT /api/privacy/consent', { body: { consentType, granted, version: '1.0' } }),
};

const records = read('/api/privacy/consent');

export function withChoice(
  found: ConsentRecord[],
  { consentType, granted }: Choice,
): ConsentRecord[] {
  return found.map((record) =>
    record.consentType === consentType ? { ...record, granted } : record,
  );
}

/** Each choice shows at once, is saved at once, and goes back if it could not be saved. */
export function useConsents(method: keyof typeof saveBy) {
  const queryClient = useQueryClient();
  const query = useQuery(records);
  const save = useMutation({
    mutationFn: saveBy[method],
    // One after the other, so that the last choice is also the last to arrive.
    scope: { id: 'consent' },
    onMutate: async (choice) => {
      await queryClient.cancelQueries({ queryKey: records.queryKey });
      queryClient.setQueryData(records.queryKey, (found) => found && withChoice(found, choice));
    },
    onSuccess: () => toast({ title: 'Consent Updated' }),
    onError: () => toast({ title: 'Failed to update consent preferences.', tone: 'problem' }),
    // What the server holds is the truth, whatever became of the call.
    onSettled: () => queryClient.invalidateQueries({ queryKey: records.queryKey }),
  });
  return {
    records: query.data,
    isError: query.isError,
    retry: () => void query.refetch(),
    choose: (consentType: ConsentType, granted: boolean) => save.mutate({ consentType, granted }),
  };
}
