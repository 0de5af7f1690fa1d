import items from './usable.json' with { type: 'json' };

/** The words of pairs that each embedded voice says so that our engine tells them apart. */
export const usableStressItems: Readonly<Record<string, readonly string[]>> = items;
