/** What the microphone hears right now, many times a second: kept out of the recorder's own state. */
export type Readings = {
  /** Since the recording went live. */
  seconds: number;
  /** 0 to 1, as the level meter shows it. */
  level: number;
  /** One per moment, from 0 to 1. */
  peaks: number[];
};

const NOTHING: Readings = { seconds: 0, level: 0, peaks: [] };

export type ReadingsStore = ReturnType<typeof createReadings>;

export function createReadings() {
  let current = NOTHING;
  const listeners = new Set<() => void>();
  const set = (next: Readings) => {
    current = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => current,
    set,
    clear: () => set(NOTHING),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
