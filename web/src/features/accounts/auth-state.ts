import type { User } from '@saywell/contract';

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
