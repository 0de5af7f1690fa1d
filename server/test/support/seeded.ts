export type Random = ReturnType<typeof seeded>;

/** The same pseudorandom numbers in every run, so that failures can be reproduced. */
export function seeded(seed: number) {
  let state = seed >>> 0;
  /** From 0 (inclusive) to 1 (exclusive). */
  function next() {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  }
  const below = (end: number) => Math.floor(next() * end);
  const pick = <T>(values: readonly T[]): T => values[below(values.length)]!;
  const chance = (share: number) => next() < share;
  return { next, below, pick, chance };
}
