import {
  ANEW,
  EXAMPLES_CACHE,
  SPOKEN_PATHS,
  spokenAddress,
  type SpokenRequest,
} from '../lib/kept.ts';

type Options = { caches: CacheStorage; fetch: typeof globalThis.fetch };

export function isSpoken({ method, url }: Request): boolean {
  const { pathname } = new URL(url);
  return method === 'POST' && SPOKEN_PATHS.some((path) => path === pathname);
}

/** The example that was kept for offline, at once and even with a network; else the server's. */
export async function example(request: Request, { caches, fetch }: Options): Promise<Response> {
  if (request.cache === ANEW.cache) return fetch(request);
  return (await kept(request.clone(), caches).catch(() => undefined)) ?? fetch(request);
}

async function kept(request: Request, caches: CacheStorage): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(EXAMPLES_CACHE));
  if (names.length === 0) return undefined;
  const asked = (await request.json()) as SpokenRequest;
  const address = spokenAddress(new URL(request.url).pathname, asked);
  if (address === undefined) return undefined;
  const found = await Promise.all(names.map((cacheName) => caches.match(address, { cacheName })));
  return found.find((answer) => answer !== undefined);
}
