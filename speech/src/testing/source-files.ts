/** The product files of this member by path in `src`, each with its text. */
export const sourceFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(
    import.meta.glob(['../**/*.ts', '!../**/*.test.ts', '!./**'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([path, text]) => [path.replace(/^\.\.\//, ''), text]),
);

/** The files of `src` that a text imports, type imports included. `from`: its own path. */
export function importsOf(from: string, text: string): string[] {
  const folder = from.split('/').slice(0, -1);
  return Array.from(text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g), ([, path]) => {
    const parts = [...folder];
    for (const step of path!.split('/')) {
      if (step === '..') parts.pop();
      else if (step !== '.') parts.push(step);
    }
    return parts.join('/');
  });
}
