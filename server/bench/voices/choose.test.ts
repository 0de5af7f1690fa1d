import { expect, test } from 'vitest';
import { chooseExercises } from './choose.ts';

const exercises = ['a', 'b', 'c'].flatMap((category) =>
  Array.from({ length: 30 }, (_, index) => ({ key: `${category}-${index}`, category })),
);
const keysOf = (all: { key: string }[]) => all.map(({ key }) => key);

test('a set has as many exercises of each category', () => {
  const chosen = chooseExercises(exercises, 'tried', 12);
  const counts = Map.groupBy(chosen, ({ category }) => category);
  expect([...counts.values()].map(({ length }) => length)).toEqual([4, 4, 4]);
});

test('what changes are tried on is not what is reported', () => {
  const unseen = new Set(keysOf(chooseExercises(exercises, 'unseen', 40)));
  expect(unseen.size).toBe(40);
  const both = keysOf(chooseExercises(exercises, 'tried', 40)).filter((key) => unseen.has(key));
  expect(both).toEqual([]);
});

test('the order of the exercises in their files changes nothing', () => {
  expect(keysOf(chooseExercises(exercises.toReversed(), 'tried', 12)).toSorted()).toEqual(
    keysOf(chooseExercises(exercises, 'tried', 12)).toSorted(),
  );
});

test('a new exercise moves at most one other out of a set', () => {
  const before = new Set(keysOf(chooseExercises(exercises, 'tried', 40)));
  const more = [...exercises, { key: 'new', category: 'b' }];
  const gone = keysOf(chooseExercises(more, 'tried', 40)).filter((key) => !before.has(key));
  expect(gone.length).toBeLessThanOrEqual(1);
});
