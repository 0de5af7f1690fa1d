import type { UserTier } from '@saywell/contract';
import { appConfig } from './app-config.ts';
import { createStore, useStore } from './store.ts';

const tier = createStore<UserTier>(appConfig.signedIn ? 'registered' : 'anonymous');

/** Whether the person is signed in, for what is measured and advertised: nothing is guarded by it. */
export const currentTier = tier.get;
export const setTier = tier.set;
export const useTier = (): UserTier => useStore(tier);
