export type Scalar = string | number | boolean | undefined;

/** Fills `:name` placeholders and appends the query; undefined values are left out. */
export function pathWith(
  path: string,
  params: Record<string, Scalar> = {},
  query: Record<string, Scalar> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Missing ${name} for ${path}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search.toString()}` : filled;
}
