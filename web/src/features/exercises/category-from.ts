import { CATEGORIES, type Category } from '@saywell/contract';

/** The category an address names, by hash or by query; the first one otherwise. */
export function categoryFrom({ hash, search }: { hash: string; search: string }): Category {
  const named = [hash.slice(1), new URLSearchParams(search).get('category')];
  return named.find(isCategory) ?? CATEGORIES[0];
}

function isCategory(name: string | null): name is Category {
  return CATEGORIES.some((category) => category === name);
}
