import type { Item } from '../../lib/outbox/item.ts';

export const refusedOf = (items: readonly Item[]) => items.filter(({ refused }) => refused);

/** Where they are listed in the profile. */
export const NOT_SAVED = 'not-saved';
