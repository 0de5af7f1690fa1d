import { expect, test } from 'vitest';
import { lineUp, nearestForm } from './line-up.ts';

const placesOf = (form: string, said: string) => lineUp(form.split(' '), said.split(' ')).places;

test('the same sounds stand one under the other', () => {
  expect(placesOf('R AY1 T', 'R AY T')).toEqual([[0], [1], [2]]);
});

test('a tapped t stands under the t, and an untapped one under the tap', () => {
  expect(placesOf('R AY1 T', 'R AY D')).toEqual([[0], [1], [2]]);
  expect(placesOf('W AO1 DX ER0', 'W AA T ER')).toEqual([[0], [1], [2], [3]]);
});

test('two sounds that the form writes as one stand under it together', () => {
  expect(placesOf('F ER0', 'F AO R')).toEqual([[0], [1, 2]]);
  expect(placesOf('AH0 N', 'AH N D')).toEqual([[0], [1, 2]]);
  expect(placesOf('ER0', 'HH ER')).toEqual([[0, 1]]);
});

test('a sound that was left out has nothing under it', () => {
  expect(placesOf('L AE1 S T', 'L AE S')).toEqual([[0], [1], [2], []]);
  expect(placesOf('HH IH1 M', 'IH M')).toEqual([[], [0], [1]]);
});

test.each([
  ['IH M', 'IH M', 0],
  ['HH IH M', 'IH M', 0.7],
  ['IH M', 'HH IH M', 0.7],
  ['IH M T', 'IH M', 0.7],
  ['IH M', 'IH M T', 0.7],
  ['IH M', 'AH M', 0.4],
  ['IH T', 'IH DX', 0.2],
  ['IH M', 'IH N', 1],
  ['M', 'AH', 1],
])('what “%s” costs as “%s” is %d', (form, said, cost) => {
  expect(lineUp(form.split(' '), said.split(' ')).cost).toBeCloseTo(cost, 9);
});

test('of two forms the one that was said is found', () => {
  const forms: [string[], string[]] = [
    ['K', 'L', 'OW1', 'S'],
    ['K', 'L', 'OW1', 'Z'],
  ];
  expect(nearestForm(forms, ['K', 'L', 'OW', 'Z'])).toBe(forms[1]);
  expect(nearestForm(forms, ['K', 'L', 'OW', 'S'])).toBe(forms[0]);
});
