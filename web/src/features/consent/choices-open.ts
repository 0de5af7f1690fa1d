import { createStore, useStore } from '../../lib/store.ts';

const open = createStore(false);

/** The choices can be opened from anywhere: the bar, the footer, the policy. */
export const openChoices = (next = true): void => open.set(next);

export const useChoicesOpen = (): boolean => useStore(open);
