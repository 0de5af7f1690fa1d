import { expect, test } from 'vitest';
import type { WordAnalysis } from '../analysis.ts';
import { word } from '../findings/testing-take.ts';
import { coverWords } from './cover-words.ts';

const clear = word('nice', 'N AY S');
const hotel = (heard: number) => word('hotel', 'HH OW T EH L', { stress: { expected: 2, heard } });
const kindOf = (one: WordAnalysis, inNoise = [{ word: 0, slipped: false }]) =>
  coverWords([one], inNoise)[0]!.kind;

test.each([
  ['a word that is not clear', word('low', 'L OW', { kind: 'unclear' })],
  ['a word with a doubtful sound', word('low', 'L:check OW', { kind: 'ok' })],
  ['a word that was stressed elsewhere', hotel(1)],
])('noise covers %s', (_what, one) => {
  expect(kindOf(one)).toBe('covered');
  expect(kindOf(one, [])).toBe(one.kind);
});

test('a clear word is covered only if it would have slipped', () => {
  expect(kindOf(clear)).toBe('ok');
  expect(kindOf(hotel(2))).toBe('ok');
  expect(kindOf(clear, [{ word: 0, slipped: true }])).toBe('covered');
});

test('a word that was left out stays missing', () => {
  expect(kindOf(word('nice', 'N AY S', { kind: 'missing' }))).toBe('missing');
});
