import items from './usable.json' with { type: 'json' };

/** What each embedded voice says so that our engine hears its strong part. */
export const usableStressItems: Readonly<Record<string, readonly string[]>> = items;
