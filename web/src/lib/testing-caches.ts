/** Caches in memory, for tests: as much of them as the app and its service worker use. */
export function memoryCaches() {
  const all = new Map<string, Map<string, Response>>();
  const addressOf = (what: RequestInfo | URL) =>
    new URL(what instanceof Request ? what.url : String(what), 'http://here').href;
  const cacheOf = (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    return {
      keys: async () => [...kept.keys()].map((address) => new Request(address)),
      match: async (what: RequestInfo | URL) => kept.get(addressOf(what))?.clone(),
      put: async (what: RequestInfo | URL, answer: Response) => {
        kept.set(addressOf(what), answer);
      },
      delete: async (what: RequestInfo | URL) => kept.delete(addressOf(what)),
      addAll: async (names: string[]) => {
        for (const name of names) kept.set(addressOf(name), new Response(name));
      },
    };
  };
  return {
    open: async (name: string) => cacheOf(name),
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (what: RequestInfo | URL, { cacheName }: { cacheName?: string } = {}) => {
      const names = cacheName === undefined ? [...all.keys()] : [cacheName];
      const found = names.map((name) => all.get(name)?.get(addressOf(what)));
      return found.find((answer) => answer !== undefined)?.clone();
    },
  } as unknown as CacheStorage;
}
