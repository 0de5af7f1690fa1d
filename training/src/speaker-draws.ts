import { seededRandom } from './disturb.ts';

const DRAWS = 1000;
const SEED = 7;

export type Interval = { value: number; low: number; high: number };

/**
 * A figure and its 95 % interval from resampling whole speakers: two readings by one person carry
 * less information than two by two.
 */
export function bySpeaker<Item>(
  items: readonly Item[],
  speakerOf: (item: Item) => string,
  measure: (items: readonly Item[]) => number,
  draws = DRAWS,
): Interval {
  const random = seededRandom(SEED);
  const speakers = [...Map.groupBy(items, speakerOf).values()];
  const drawn = Array.from({ length: draws }, () =>
    measure(speakers.flatMap(() => speakers[Math.floor(random() * speakers.length)]!)),
  )
    .filter((value) => !Number.isNaN(value))
    .toSorted((a, b) => a - b);
  const at = (share: number) => drawn[Math.floor(share * (drawn.length - 1))] ?? Number.NaN;
  return { value: measure(items), low: at(0.025), high: at(0.975) };
}
