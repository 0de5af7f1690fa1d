import { SIGNING_OUT_CACHE } from '../lib/kept.ts';
import { inTime } from './in-time.ts';

type Options = { caches: CacheStorage; fetch: typeof globalThis.fetch };

const WAIT_MS = 4_000;

/**
 * Somebody who signed out without a network is signed out for this browser at once. The server hears
 * of it before anything else is asked of it.
 */
export function createSignOut({ caches, fetch }: Options) {
  /** Undefined until it was looked up. */
  let isDue: boolean | undefined;
  let ending: Promise<boolean> | undefined;

  async function isOver(): Promise<boolean> {
    isDue ??= await caches.has(SIGNING_OUT_CACHE);
    if (!isDue) return true;
    ending ??= end().finally(() => (ending = undefined));
    return ending;
  }

  async function end(): Promise<boolean> {
    const asked = fetch('/api/logout', { method: 'POST', cache: 'no-store' });
    const answer = await inTime(asked, WAIT_MS);
    if (!answer?.ok) return false;
    await caches.delete(SIGNING_OUT_CACHE);
    isDue = false;
    return true;
  }

  return {
    /** Whether the server may still take this browser for theirs. */
    mayBeDue: () => isDue !== false,
    /** The page has noted that somebody signed out. */
    lookAgain: () => {
      isDue = undefined;
    },
    /** Tells the server if it has to be told; false if it cannot be. */
    isOver,
    /** The same, but rejects if the server cannot be told: then Background Sync tries again. */
    async finish() {
      if (!(await isOver())) throw new Error('The server could not be told of a sign-out');
    },
    /** What `ask` brings, or what a server would say to nobody. */
    async answer(request: Request, ask: () => Promise<Response>): Promise<Response> {
      if (await isOver()) return ask();
      if (new URL(request.url).pathname !== '/api/user') return Response.error();
      return Response.json({ code: 'unauthenticated', message: 'Unauthorized' }, { status: 401 });
    },
  };
}
