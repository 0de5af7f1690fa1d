import { EXAMPLES_CACHE, SPOKEN_PATHS, spokenAddress, type SpokenRequest } from '../../lib/kept.ts';

/** Which words of ear training sound without a network. */
export async function keptWords() {
  const there = new Set(await addresses().catch(() => []));
  const isThere = (asked: SpokenRequest) => there.has(spokenAddress(SPOKEN_PATHS[0], asked) ?? '');
  return { has: isThere };
}

async function addresses(): Promise<string[]> {
  const name = `${EXAMPLES_CACHE}ear`;
  // Asking for a cache that is not there would make it.
  if (!(await caches.has(name))) return [];
  const all = await (await caches.open(name)).keys();
  return all.map(({ url }) => url.slice(new URL(url).origin.length));
}
