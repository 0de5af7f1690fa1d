import { expect, test } from 'vitest';
import { stressMarks } from './scorer-input.ts';

const marksOf = (...words: string[]) => {
  const symbols = words.map((word) => word.split(' '));
  return stressMarks(
    symbols.flat(),
    symbols.flatMap((own, word) => own.map(() => word)),
  );
};

test('the only vowel of a word has no stress, marked or not', () => {
  expect(marksOf('K AO1 L', 'IH0 T', 'B EH R')).toEqual([-1, 0, -1, 0, -1, -1, 0, -1]);
});

test('a word with several vowels has the stress that is marked', () => {
  expect(marksOf('Z IH1 R OW0')).toEqual([-1, 1, -1, 0]);
  expect(marksOf('B AE1 TH R UW2 M')).toEqual([-1, 1, -1, -1, 2, -1]);
});

test('words may be numbered with gaps, as where one is missing', () => {
  expect(stressMarks(['AA1', 'T', 'AA1', 'IY0'], [0, 0, 2, 2])).toEqual([0, -1, 1, 0]);
});
