/** A session storage for tests: what it keeps can be looked at, and its keys can be listed. */
export function storageOf(kept: Map<string, string>): Storage {
  const methods = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  return new Proxy(methods, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }) as Storage;
}
