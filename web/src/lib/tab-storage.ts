type Options<T> = {
  /** Begins every key. */
  prefix: string;
  /** Reads what was stored, maybe by another version of the product; undefined if it is of no use. */
  parse: (stored: unknown) => T | undefined;
};

/** Values that a tab keeps through a reload. Without storage nothing is kept, and nothing fails. */
export const createTabStorage = <T>(options: Options<T>) => keptIn(() => sessionStorage, options);

/** The same for values that every tab has, also on another day. */
export const createBrowserStorage = <T>(options: Options<T>) => keptIn(() => localStorage, options);

function keptIn<T>(storage: () => Storage, { prefix, parse }: Options<T>) {
  return {
    get(key: string): T | undefined {
      return attempt(() => {
        const text = storage().getItem(prefix + key);
        return text === null ? undefined : parse(JSON.parse(text));
      });
    },
    /** If there is no room, the newest value is worth more than the others. */
    set(key: string, value: T): void {
      const text = JSON.stringify(value);
      const isStored = attempt(() => {
        storage().setItem(prefix + key, text);
        return true;
      });
      if (isStored) return;
      attempt(() => {
        const others = Object.keys(storage()).filter((other) => other.startsWith(prefix));
        for (const other of others) storage().removeItem(other);
        storage().setItem(prefix + key, text);
      });
    },
    keys(): string[] {
      const all = attempt(() => Object.keys(storage())) ?? [];
      return all.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
    },
    drop(key: string): void {
      attempt(() => storage().removeItem(prefix + key));
    },
  };
}

/** The server deletes a take that nobody saved after a day. */
const ON_SERVER_FOR_MS = 23 * 3600 * 1000;

/** Whether a take of this time can still be saved. */
export function isStillOnServer({ at }: { at: number }, now: number): boolean {
  return now - at < ON_SERVER_FOR_MS;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function attempt<R>(use: () => R): R | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
