import { expect, test } from 'vitest';
import { neighbours } from './neighbours.ts';

const exercises = [{ id: 7 }, { id: 3 }, { id: 9 }];

test('the neighbours are those of the list, not of the numbers', () => {
  expect(neighbours(exercises, 3)).toEqual({
    number: 2,
    of: 3,
    previous: { id: 7 },
    next: { id: 9 },
  });
});

test('the first has nothing before it and the last nothing after it', () => {
  expect(neighbours(exercises, 7).previous).toBeUndefined();
  expect(neighbours(exercises, 9).next).toBeUndefined();
});
