import pairs from './usable.json' with { type: 'json' };

/** The pairs that each embedded voice says so that our engine tells them apart. */
export const usableEarPairs: Readonly<Record<string, readonly string[]>> = pairs;
