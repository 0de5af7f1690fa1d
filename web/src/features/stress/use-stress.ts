import { useQuery } from '@tanstack/react-query';
import type { Result } from '../../lib/api.ts';
import { read } from '../../lib/query-client.ts';

export type StressHistory = Result<'GET /api/stress'>;

/** How well somebody finds and says what is strong. */
export const useStress = () => useQuery(read('/api/stress'));
