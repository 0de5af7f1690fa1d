/**
 * A lookup table for words that people type. It has no prototype, so that "constructor" is found
 * only if it is an entry.
 */
export function wordTable<T>(entries: Record<string, T>): Record<string, T> {
  return Object.assign(Object.create(null) as Record<string, T>, entries);
}
