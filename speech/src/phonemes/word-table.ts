/**
 * A table that is asked for what people write. It holds its entries and nothing that every object
 * brings along: "constructor" is a word like any other.
 */
export function wordTable<T>(entries: Record<string, T>): Record<string, T> {
  return Object.assign(Object.create(null) as Record<string, T>, entries);
}
