import { createHash } from 'node:crypto';

/** What was tried was tried on the first; what is reported is measured on the others. */
export const SETS = ['tried', 'unseen'] as const;
export type SetName = (typeof SETS)[number];

const orderOf = (id: string) => createHash('sha256').update(id).digest('hex');

/** In an order that nobody chose, and that a new one hardly changes. */
export const shuffled = <T>(all: readonly T[], idOf: (one: T) => string): T[] =>
  all.toSorted((one, other) => orderOf(idOf(one)).localeCompare(orderOf(idOf(other))));

/** So many of a set, of each category in turn. No exercise is in two sets of the same size. */
export function chooseExercises<T extends { key: string; category: string }>(
  exercises: readonly T[],
  set: SetName,
  count: number,
): T[] {
  const categories = Map.groupBy(
    shuffled(exercises, ({ key }) => key),
    ({ category }) => category,
  );
  const most = Math.max(0, ...[...categories.values()].map(({ length }) => length));
  const inTurn = Array.from({ length: most }, (_, place) =>
    [...categories.values()].flatMap((own) => own[place] ?? []),
  ).flat();
  const from = SETS.indexOf(set) * count;
  return inTurn.slice(from, from + count);
}
