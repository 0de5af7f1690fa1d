import type { Manner } from '@saywell/contract';
import { createStore, useStore } from '../../lib/store.ts';

const KEY = 'saywell-manner';

function rememberedManner(): Manner {
  try {
    return localStorage.getItem(KEY) === 'careful' ? 'careful' : 'natural';
  } catch {
    return 'natural';
  }
}

const choice = createStore(rememberedManner());

export function chooseManner(next: Manner): void {
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  choice.set(next);
}

/** How examples are said that teach a form of running speech. */
export const useManner = (): Manner => useStore(choice);
