import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/query-client.ts';

/** The phrases that the server proposes for a session on the weakest sounds. */
export const usePracticePlan = () => useQuery(read('/api/practice-plan'));

export const useSoundDetail = (phone: string) =>
  useQuery(read('/api/sounds/:phone', { params: { phone } }));
