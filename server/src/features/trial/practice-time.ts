/** A longer pause between two takes does not count as practice. */
const LONGEST_S = 60;

type SpokenTake = { exerciseId: number | null; createdAt: Date; spoken: number };

/**
 * Seconds spent on each exercise, which a trial does not measure: for each take the time since the
 * one before, or since the trial started, but at most a minute and at least the length of the take.
 */
export function practiceTime(takes: readonly SpokenTake[], began: Date): Map<number, number> {
  const spent = new Map<number, number>();
  let before = began;
  for (const { exerciseId, createdAt, spoken } of takes.toSorted(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  )) {
    const gap = (createdAt.getTime() - before.getTime()) / 1000;
    before = createdAt;
    if (exerciseId === null) continue;
    const seconds = Math.max(Math.min(gap, LONGEST_S), spoken, 1);
    spent.set(exerciseId, (spent.get(exerciseId) ?? 0) + seconds);
  }
  return spent;
}
