import { SHELL_PATH } from '../lib/kept.ts';
import { inTime } from './in-time.ts';

/** What a build consists of, as `web/build/service-worker.ts` writes it. */
export type Build = { version: string; entry: string; files: string[] };

const PREFIX = 'saywell-app-';
const WAIT_MS = 3_000;

type Options = { caches: CacheStorage; fetch: typeof globalThis.fetch; build: Build };

/**
 * The app's own files, one cache for each build. A page names its files by their content and its
 * service worker keeps those of its own build and of the one before, so that a page that is open
 * during an update finds what it was built with.
 */
export function createAppFiles({ caches, fetch, build }: Options) {
  const name = PREFIX + build.version;
  let isFresh = false;

  async function keepShell(): Promise<void> {
    const page = await fetch(SHELL_PATH, { cache: 'no-store' });
    const isOurs = page.ok && (await page.clone().text()).includes(build.entry);
    if (!isOurs) throw new Error('The server has another version');
    await (await caches.open(name)).put(SHELL_PATH, page);
  }

  /** A browser may have thrown away some of them, or all. */
  async function keepAll(): Promise<void> {
    const cache = await caches.open(name);
    const there = await Promise.all(build.files.map((file) => cache.match(file)));
    const missing = build.files.filter((_, index) => !there[index]);
    if (missing.length > 0) await cache.addAll(missing);
    await keepShell();
  }

  const kept = () => caches.match(SHELL_PATH, { cacheName: name });

  return {
    /** All or nothing: without all its files a version does not begin. */
    async install(): Promise<void> {
      try {
        await keepAll();
      } catch (error) {
        await caches.delete(name);
        throw error;
      }
    },

    async dropOld(): Promise<void> {
      const others = (await caches.keys()).filter(
        (other) => other.startsWith(PREFIX) && other !== name,
      );
      await Promise.all(others.slice(0, -1).map((other) => caches.delete(other)));
    },

    /** The page from the network, or the kept one in its place. */
    async page(request: Request, waitUntil: (work: Promise<unknown>) => void): Promise<Response> {
      const asked = fetch(request);
      const page = await inTime(asked, WAIT_MS);
      if (!page || page.status >= 500) return (await kept()) ?? asked;
      // The settings in the page may have changed with a restart of the server.
      if (!isFresh) waitUntil(keepAll().catch(() => undefined));
      isFresh = true;
      return page;
    },

    /** The kept page, whatever the network would say. */
    shell: async (): Promise<Response> => (await kept()) ?? Response.error(),

    async file(request: Request): Promise<Response> {
      return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
    },
  };
}
