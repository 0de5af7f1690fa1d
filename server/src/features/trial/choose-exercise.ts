import { CATEGORIES, type Category } from '@saywell/contract';

type Candidate = { id: number; category: Category; isTrial: boolean };
export type Done = {
  today: readonly number[];
  ever: readonly number[];
  /** Skipped if there is another one. */
  skip?: number | undefined;
};

/**
 * The next exercise of a trial: never one of today's, preferably one not done before, and first
 * those chosen for visitors. Categories alternate, so that three exercises show the range.
 */
export function chooseExercise<C extends Candidate>(
  easiestFirst: readonly C[],
  { today, ever, skip }: Done,
): C | undefined {
  const turns = new Map<string, number>();
  return easiestFirst
    .map((exercise) => {
      const kind = `${exercise.isTrial} ${exercise.category}`;
      const turn = turns.get(kind) ?? 0;
      turns.set(kind, turn + 1);
      return { exercise, turn };
    })
    .filter(({ exercise }) => !today.includes(exercise.id))
    .toSorted(
      (a, b) =>
        Number(a.exercise.id === skip) - Number(b.exercise.id === skip) ||
        Number(ever.includes(a.exercise.id)) - Number(ever.includes(b.exercise.id)) ||
        Number(b.exercise.isTrial) - Number(a.exercise.isTrial) ||
        a.turn - b.turn ||
        CATEGORIES.indexOf(a.exercise.category) - CATEGORIES.indexOf(b.exercise.category),
    )[0]?.exercise;
}
