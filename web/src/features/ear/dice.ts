export type Dice = ReturnType<typeof createDice>;

/** Chance that can be repeated: the same seed gives the same rolls. */
export function createDice(seed: number) {
  let state = seed >>> 0;

  /** From 0 to 1, by mulberry32. */
  function roll(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  function shuffled<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, at: roll() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ item }) => item);
  }

  /** One of them, the heavier the likelier. */
  function weighted<T>(items: readonly T[], weightOf: (item: T) => number): T {
    let left = roll() * items.reduce((sum, item) => sum + weightOf(item), 0);
    return items.find((item) => (left -= weightOf(item)) < 0) ?? items.at(-1)!;
  }

  return { roll, shuffled, weighted };
}
