import { expect, test } from 'vitest';
import type { IntonationAnalysis, WordAnalysis } from '../analysis.ts';
import { word } from '../findings/testing-take.ts';
import { coverWords, melodyThatCameThrough } from './cover-words.ts';

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

test('nothing is told about the stress of a covered word', () => {
  expect(coverWords([hotel(1)], [{ word: 0, slipped: false }])[0]).not.toHaveProperty('stress');
  expect(coverWords([hotel(1)], [])[0]).toHaveProperty('stress');
});

test('a melody is known only where its stressed word and the last one came through', () => {
  const words = [0, 1, 2, 3].map(
    (at) => ({ ...clear, kind: at === 1 ? 'covered' : 'ok' }) as const,
  );
  const melody = (expected: number, heard: number) =>
    ({ focus: { expected, heard, score: 20 } }) as IntonationAnalysis;
  const ending = {
    ending: { expected: 'rise', heard: 'fall', semitones: 3 },
  } as IntonationAnalysis;
  expect(melodyThatCameThrough(melody(0, 2), words)).toEqual(melody(0, 2));
  expect(melodyThatCameThrough(melody(1, 2), words)).toBeUndefined();
  expect(melodyThatCameThrough(melody(2, 1), words)).toBeUndefined();
  expect(melodyThatCameThrough(ending, words)).toBe(ending);
  expect(melodyThatCameThrough(ending, words.slice(0, 2))).toBeUndefined();
});

test('a word that was left out stays missing', () => {
  expect(kindOf(word('nice', 'N AY S', { kind: 'missing' }))).toBe('missing');
});
