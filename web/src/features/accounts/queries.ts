import type { User } from '@saywell/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/api.ts';
import { appConfig } from '../../lib/app-config.ts';

const cameSignedOut = appConfig.signedIn === false;

function untilSomebodySignsIn({ state }: { state: { data?: unknown } }) {
  return state.data === null ? Infinity : 0;
}

/** The signed-in person, or null. Every other failure stays an error: it says nothing about them. */
export const currentUser = queryOptions({
  queryKey: ['/api/user'],
  queryFn: async ({ signal }) => {
    try {
      return await call('GET /api/user', { signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
  // The page itself already said that nobody is signed in, so do not ask until somebody does.
  ...(cameSignedOut && { initialData: null }),
  staleTime: cameSignedOut ? untilSomebodySignsIn : 0,
});

export function useAuth(): AuthState {
  const { data, isPending, refetch } = useQuery(currentUser);
  if (data) return { status: 'signed-in', user: data };
  if (data === null) return { status: 'signed-out' };
  if (isPending) return { status: 'loading' };
  return { status: 'failed', retry: () => void refetch() };
}

/** Whose things a screen keeps in the browser; 0 for a visitor. */
export function useUserId(): number {
  const auth = useAuth();
  return auth.status === 'signed-in' ? auth.user.id : 0;
}

export type AuthState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: User }
  /** The question could not be asked: no network, or the server failed. */
  | { status: 'failed'; retry: () => void };

/** The specification also allows the text 'true'. */
export function isAdmin(user: Pick<User, 'isAdmin'>): boolean {
  return String(user.isAdmin) === 'true';
}
