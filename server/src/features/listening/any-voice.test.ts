import type { TaughtForm } from '@saywell/contract';
import { expect, test } from 'vitest';
import { readExercises } from '../../seed/content.ts';
import { anyVoiceSays } from './any-voice.ts';
import { knownPhrases } from './known-phrases.ts';

const known = await knownPhrases();
const exercises = await readExercises();

const says = (text: string, reading: { manner?: 'careful' | 'natural' } = {}) =>
  anyVoiceSays({ text, voiceOptions: { ...OPTIONS }, ...reading }, known);
const OPTIONS = {
  languageCode: 'en-US',
  ssmlGender: 'FEMALE',
  speakingRate: 0.9,
  pitch: 0,
} as const;

test('any good voice says a sentence that reads one way', () => {
  expect(says('Thanks for thinking of my mother.')).toBe(true);
  expect(says('I’d like a cup of tea, please!')).toBe(true);
});

test.each([
  'What time do you close?',
  'I read it.',
  'We live here.',
  'The permits came.',
  'That house’s roof leaks.',
  'the wind',
])('a spelling with two readings is ours to say: %s', (text) => expect(says(text)).toBe(false));

test.each([
  'It’s 10 dollars.',
  'The CEO called.',
  'It’s at 9 a.m. now.',
  'Meet at noon, a.m. or not.',
  'She lives on St. James.',
  'Cats & dogs',
  'Half ½',
])('so are figures, letters, and signs: %s', (text) => expect(says(text)).toBe(false));

test('an exercise that teaches a form or a melody is ours to say, each of them', () => {
  const taught = exercises.filter(({ trains: { forms, target } }) => forms?.length || target);
  expect(taught.length).toBeGreaterThan(100);
  expect(taught.filter(({ phrase }) => says(phrase))).toEqual([]);
});

test('of the others nearly all are for any voice', () => {
  const others = exercises.filter(({ trains: { forms, target } }) => !forms?.length && !target);
  const left = others.filter(({ phrase }) => !says(phrase)).map(({ phrase }) => phrase);
  expect(left.length).toBeLessThan(10);
  expect(others.length - left.length).toBeGreaterThan(200);
});

test('the words of the ear and of the stress gym that are not said as written are ours', () => {
  const ours = [...known].filter(
    ([, { forms, strong }]) => forms.length > 0 || strong !== undefined,
  );
  expect(ours.length).toBeGreaterThan(50);
  expect(ours.filter(([text]) => says(text))).toEqual([]);
});

test('a word alone is ours, too', () => {
  expect(says('mother')).toBe(false);
  expect(says(' mother. ')).toBe(false);
  expect(says('my mother')).toBe(true);
});

test('a word goes with its phrase', () => {
  const word = (text: string, phrase: string, index: number) =>
    anyVoiceSays({ text, voiceOptions: { ...OPTIONS }, context: { phrase, word: index } }, known);
  expect(word('time', 'What time do you close?', 1)).toBe(false);
  expect(word('mother', 'Thanks for thinking of my mother.', 5)).toBe(true);
});

test('who wants it said carefully hears a voice that can', () => {
  expect(says('Thanks for thinking of my mother.', { manner: 'careful' })).toBe(false);
  expect(says('Thanks for thinking of my mother.', { manner: 'natural' })).toBe(true);
});

test('a form that a new exercise teaches counts at once', () => {
  const forms: TaughtForm[] = [{ word: 0, sounds: 'K AH0 N' }];
  const request = { text: 'Can do.', voiceOptions: { ...OPTIONS } };
  expect(anyVoiceSays(request, new Map([['Can do.', { forms: [] }]]))).toBe(true);
  expect(anyVoiceSays(request, new Map([['Can do.', { forms }]]))).toBe(false);
});
