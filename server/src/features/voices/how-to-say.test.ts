import { expect, test } from 'vitest';
import { howToSay } from './how-to-say.ts';
import { keyOf, knownTexts } from './known-texts.ts';

const texts = new Map((await knownTexts()).map((known) => [keyOf(known), known]));
const noteOf = (text: string, manner: 'natural' | 'careful' = 'natural') =>
  howToSay(texts.get(keyOf({ text, manner }))!);

test('short forms are named once, and said in full where that is asked for', () => {
  const text = 'Did he give her his number?';
  expect(noteOf(text)).toContain(
    'Say it as in a chat, as the sounds show: “he,” “her,” and “his.”',
  );
  expect(noteOf(text, 'careful')).toContain('Say every word in full.');
  expect(noteOf(text, 'careful')).not.toContain('chat');
});

test('the strong part of a word is named, and a plain word needs no note', () => {
  expect(noteOf('manage')).toBe('Stress the first syllable of “manage.”');
  expect(noteOf('ship')).toBe('');
});

test('whose line of a scene it is comes first', () => {
  expect(noteOf('Are you ready to order?')).toBe(
    'Server in “Ordering lunch.” Let your voice go up at the end.',
  );
});

test('of a sentence of the stress gym only the word that stands out is named', () => {
  const note = noteOf('That’s not my sister on the phone; it’s my brother.');
  expect(note).toBe('Make “brother” stand out.');
});

test('every note names words and syllables that are there', () => {
  const notes = [...texts.values()].map(howToSay).join(' ');
  expect(notes).not.toMatch(/undefined|“”|”[.,]/);
});

test('which word stands out and how the end goes are said', () => {
  const all = [...texts.values()].filter(({ from }) => from === 'exercise');
  const rising = all.find(({ trains }) => trains?.target?.ending === 'rise')!;
  expect(howToSay(rising)).toContain('Let your voice go up at the end.');
  const focused = all.find(({ trains }) => trains?.target?.focusWord !== undefined)!;
  expect(howToSay(focused)).toMatch(/Make “[\p{L}\p{N}’'-]+” stand out\./u);
});
