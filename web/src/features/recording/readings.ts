import type { Store } from '../../lib/store.ts';

/** What the microphone hears right now, many times a second: kept out of the recorder's own state. */
export type Readings = {
  /** Since the recording went live. */
  seconds: number;
  /** 0 to 1, as the level meter shows it. */
  level: number;
  /** One per moment, from 0 to 1. */
  peaks: number[];
};

export type ReadingsStore = Store<Readings>;

export const NO_READINGS: Readings = { seconds: 0, level: 0, peaks: [] };
