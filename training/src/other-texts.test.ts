import { expect, test } from 'vitest';
import { otherTexts } from './other-texts.ts';

const TEXTS = ['Put it in the bag.', 'Close your eyes now', 'the job is done', 'Come and see.'];

test('another text shares no word with what was said', () => {
  expect(otherTexts(TEXTS, 2, 9)).toEqual(['Come and see.', 'Close your eyes now']);
});

test('there are as many as asked for, the next ones first', () => {
  expect(otherTexts(TEXTS, 1, 2)).toEqual(['the job is done', 'Come and see.']);
});
