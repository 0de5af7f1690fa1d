import { expect, test } from 'vitest';
import { chooseExercise } from './choose-exercise.ts';

const exercise = (id: number, category: 'pronunciation' | 'intonation', isTrial: boolean) => ({
  id,
  category,
  isTrial,
});
const list = [
  exercise(1, 'pronunciation', false),
  exercise(2, 'intonation', true),
  exercise(3, 'pronunciation', true),
  exercise(4, 'pronunciation', true),
  exercise(5, 'intonation', true),
];

/** What a visitor gets who does one exercise after the other. */
function inOrder(count: number, ever: number[] = []) {
  const today: number[] = [];
  while (today.length < count) {
    const next = chooseExercise(list, { today, ever: [...ever, ...today] });
    if (!next) break;
    today.push(next.id);
  }
  return today;
}

test('the exercises chosen for visitors come first, and categories alternate', () => {
  expect(inOrder(4)).toEqual([3, 2, 4, 5]);
});

test('the others follow, and then there is nothing left today', () => {
  expect(inOrder(9)).toEqual([3, 2, 4, 5, 1]);
});

test('exercises done on another day come last', () => {
  expect(inOrder(5, [3, 2])).toEqual([4, 5, 1, 3, 2]);
});

test('an exercise can be skipped, and comes back at the end', () => {
  expect(chooseExercise(list, { today: [], ever: [], skip: 3 })?.id).toBe(2);
  expect(chooseExercise(list, { today: [1, 2, 4, 5], ever: [], skip: 3 })?.id).toBe(3);
});
