import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Result } from '../../lib/api.ts';
import { read } from '../../lib/query-client.ts';

/** Read again with the page in front: it may have been changed in another tab. */
const consents = queryOptions({ ...read('/api/privacy/consent'), refetchOnWindowFocus: true });

/**
 * Whether the person refused that the server processes recordings: then nothing leaves this device
 * but what they save. Nor does anything while it is unknown.
 */
export function useAiOff(): boolean | undefined {
  const { data } = useQuery(consents);
  return data && isOff(data);
}

/** The same when it is needed. Rejects if it cannot be read. */
export function useReadAiOff(): () => Promise<boolean> {
  const queryClient = useQueryClient();
  return async () => isOff(await queryClient.ensureQueryData(consents));
}

const isOff = (all: Result<'GET /api/privacy/consent'>) =>
  all.find(({ consentType }) => consentType === 'ai_processing')?.granted === false;
