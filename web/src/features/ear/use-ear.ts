import { useQuery } from '@tanstack/react-query';
import { localTime } from '../../lib/local-time.ts';
import { read } from '../../lib/query-client.ts';

/** How well somebody hears; a visitor has no history. */
export const useEar = (signedIn = true) =>
  useQuery({ ...read('/api/ear', { query: localTime() }), enabled: signedIn });
