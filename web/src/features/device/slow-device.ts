const KEY = 'saywell-slow-device';
/** A device may have been slow because it was hot or its battery low. */
const VALID_MS = 7 * 24 * 3600 * 1000;

/** Whether this device was too slow for this version of the engine lately. */
export function isKnownSlow(version: string, now = Date.now()): boolean {
  const [known, at] = (read() ?? '').split(' ');
  // A clock that was ahead when this was noted must not make the device slow until then.
  return known === version && Math.abs(now - Number(at)) < VALID_MS;
}

export function noteSlowness(version: string, now = Date.now()): void {
  write(`${version} ${now}`);
}

export function forgetSlowness(): void {
  write(undefined);
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, value);
  } catch {
    // Then the next visit measures again.
  }
}
