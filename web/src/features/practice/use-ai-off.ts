import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/query-client.ts';

/**
 * Whether the person refused that the server processes recordings: then nothing leaves this device
 * but what they save.
 */
export function useAiOff(): boolean {
  const { data } = useQuery({ ...read('/api/privacy/consent'), staleTime: Infinity });
  const ai = data?.find(({ consentType }) => consentType === 'ai_processing');
  return ai?.granted === false;
}
