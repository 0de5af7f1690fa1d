import { expect, test } from 'vitest';
import { lineMelody, lineStress, melodyText, stressText } from './line-melody.ts';

const word = (text: string, expected: number, heard: number) => ({
  word: text,
  start: 0,
  end: 1,
  accuracy: 1,
  kind: 'ok' as const,
  stress: { expected, heard },
  sounds: [],
});
const melody = (expected: 'rise' | 'fall', heard: 'rise' | 'fall') => ({
  target: { kind: 'statement' as const, ending: 'fall' as const },
  ending: { expected, heard, semitones: 3 },
  message: 'Let your voice fall at the end.',
  model: { times: [], semitones: [] },
});
const finding = (kind: 'melody' | 'sound') => ({ kind, words: [], title: '', body: '' });
const line = (
  at: number,
  stress: ReturnType<typeof lineStress>,
  told: ReturnType<typeof lineMelody> = null,
) => ({ line: at, stress, melody: told });

test('of the longer words of a line, the first one that was stressed elsewhere is named', () => {
  const words = [word('salad', 1, 1), word('tomato', 2, 1), word('apartment', 2, 3)];
  expect(lineStress({ words })).toEqual({
    right: 1,
    of: 3,
    missed: { word: 'tomato', syllable: 2 },
  });
});

test('a word that was left out has no stress', () => {
  const words = (['missing', 'covered'] as const).map((kind) => ({ ...word('salad', 1, 1), kind }));
  expect(lineStress({ words })).toEqual({ right: 0, of: 0 });
});

test.each([
  ['went as asked', melody('fall', 'fall'), undefined, true],
  ['went another way', melody('fall', 'rise'), undefined, false],
  ['went another way, which a tip tells', melody('fall', 'rise'), [finding('melody')], false],
  ['went another way, at no cost', melody('fall', 'rise'), [finding('sound')], true],
])('a melody that %s', (_how, intonation, findings, isRight) => {
  expect(lineMelody({ intonation, findings })?.isRight).toBe(isRight);
});

test('a focus on another word is another melody', () => {
  const { target, message, model } = melody('fall', 'fall');
  const intonation = { target, message, model, focus: { expected: 1, heard: 2, score: 40 } };
  expect(lineMelody({ intonation })?.isRight).toBe(false);
});

test('a line that asks for no melody has none', () => {
  expect(lineMelody({})).toBeNull();
});

test('the stress of a run counts its longer words and names the first one that was missed', () => {
  const lines = [
    line(1, { right: 2, of: 2 }),
    line(5, { right: 0, of: 1, missed: { word: 'tomato', syllable: 2 } }),
  ];
  expect(stressText(lines)).toBe(
    '2 of 3 longer words right. In line 6, stress the second syllable of “tomato.”',
  );
  expect(stressText([line(1, { right: 1, of: 1 })])).toBe('1 of 1 longer word right.');
  expect(stressText([line(1, { right: 0, of: 0 })])).toBeUndefined();
});

test('the melody of a run counts the lines that ask for one and names the first one that was missed', () => {
  const none = { right: 0, of: 0 };
  const right = line(1, none, { isRight: true, message: 'It falls.' });
  const missed = line(3, none, { isRight: false, message: 'Let it fall.' });
  expect(melodyText([right, missed, line(5, none)])).toBe(
    '1 of 2 lines right. Line 4: Let it fall.',
  );
  expect(melodyText([right])).toBe('1 of 1 line right.');
  expect(melodyText([line(5, none)])).toBeUndefined();
});
