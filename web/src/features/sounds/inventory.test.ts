import { expect, test } from 'vitest';
import { ARTICULATIONS } from '../../ui/mouth/articulation.ts';
import { CONSONANT_ROWS, MOVING_VOWELS, PLACES, VOWEL_PLACES } from './inventory.ts';

const consonants = CONSONANT_ROWS.flatMap(({ cells }) => cells.flatMap(({ phones }) => phones));

test('every sound that can be drawn stands on the map, once', () => {
  const onMap = [...Object.keys(VOWEL_PLACES), ...MOVING_VOWELS, ...consonants];
  expect(onMap.toSorted()).toEqual(Object.keys(ARTICULATIONS).toSorted());
  expect(onMap).toHaveLength(39);
});

test('of a pair the second has the voice on', () => {
  const pairs = CONSONANT_ROWS.flatMap(({ cells }) => cells).filter(({ phones }) => phones[1]);
  for (const { phones } of pairs) {
    expect(phones.map((phone) => ARTICULATIONS[phone]?.voiced)).toEqual([false, true]);
  }
});

test('sounds of a row follow each other from the lips to the throat', () => {
  for (const { cells } of CONSONANT_ROWS) {
    const order = cells.map(({ place }) => PLACES.indexOf(place));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  }
});
