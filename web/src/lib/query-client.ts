import { QueryClient, queryOptions } from '@tanstack/react-query';
import { type AnyRequest, type CallName, type RequestFor, type Result, send } from './api.ts';

/** As the specification requires: always refetched, never in the background, no retries. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey: [path], signal }) => send(`GET ${String(path)}`, { signal }),
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        refetchOnMount: true,
        staleTime: 0,
        gcTime: 0,
        retry: false,
      },
      // Offline, an action fails immediately: later it might no longer be wanted.
      mutations: { networkMode: 'always' },
    },
  });
}

type ReadPath = CallName extends infer N ? (N extends `GET ${infer P}` ? P : never) : never;
type ReadName<P extends ReadPath> = Extract<CallName, `GET ${P}`>;

/**
 * Query options of a read. The key starts with the path, so `invalidateQueries({ queryKey: [path]
 * })` refreshes it with any query.
 */
export function read<P extends ReadPath>(path: P, request?: RequestFor<ReadName<P>>) {
  return queryOptions({
    queryKey: request ? [path, request] : [path],
    queryFn: ({ signal }) =>
      send(`GET ${path}`, { ...(request as AnyRequest | undefined), signal }) as Promise<
        Result<ReadName<P>>
      >,
  });
}
