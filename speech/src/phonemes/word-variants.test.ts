import { expect, test } from 'vitest';
import { carefulForms, distinct } from './word-variants.ts';

const different = (count: number) =>
  Array.from({ length: count }, (_, i) => [...Array.from({ length: i }, () => 'S'), 'T']);

test('a word has at most six variants, at most four of them from the dictionary', () => {
  expect(distinct(different(6))).toEqual(different(6));
  expect(distinct(different(7))).toEqual(different(6));
  expect(carefulForms(different(5), 'word')).toEqual(different(4));
});
