export type Random = ReturnType<typeof seeded>;

/** The same numbers in the same order every time: what fails once fails again. */
export function seeded(seed: number) {
  let state = seed >>> 0;
  /** From 0 up to, but not, 1. */
  function next() {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  }
  const below = (end: number) => Math.floor(next() * end);
  const pick = <T>(values: readonly T[]): T => values[below(values.length)]!;
  const chance = (share: number) => next() < share;
  return { next, below, pick, chance };
}
