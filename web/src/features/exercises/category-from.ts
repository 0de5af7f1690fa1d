import { CATEGORIES, type Category } from '@saywell/contract';

/** The category an address names, by hash or by query; the first one otherwise. */
export function categoryFrom({ hash, search }: { hash: string; search: string }): Category {
  const named = [hash.slice(1), new URLSearchParams(search).get('category')];
  return CATEGORIES.find((category) => named.includes(category)) ?? CATEGORIES[0];
}
