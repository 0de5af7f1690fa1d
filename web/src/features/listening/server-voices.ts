import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/query-client.ts';

/** The voices that the server has; they don’t change while a page is open. */
export const useServerVoices = () =>
  useQuery({ ...read('/api/tts-test'), staleTime: Infinity, gcTime: Infinity });
