import { QueryClient, queryOptions } from '@tanstack/react-query';
import { type AnyRequest, type CallName, type RequestFor, type Result, send } from './api.ts';

/** Fetching follows the specification: always fresh, never by itself, no second attempt. */
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
      // Without a connection a press fails at once: what was wanted then may not be wanted later.
      mutations: { networkMode: 'always' },
    },
  });
}

type ReadPath = CallName extends infer N ? (N extends `GET ${infer P}` ? P : never) : never;
type ReadName<P extends ReadPath> = Extract<CallName, `GET ${P}`>;

/**
 * A read as query options. The key starts with the path, so `invalidateQueries({ queryKey: [path] })`
 * refreshes it whatever its query was.
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
