import type { Item } from '../../lib/outbox/item.ts';

/** What was refused, each once: not also what it needed. */
export function refusedOf(items: readonly Item[]): Item[] {
  const refused = items.filter((item) => item.refused);
  const needed = new Set(refused.map(({ after }) => after));
  return refused.filter(({ key }) => !needed.has(key));
}

/** Where they are listed in the profile. */
export const NOT_SAVED = 'not-saved';
