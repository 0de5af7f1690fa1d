import { expect, test } from 'vitest';
import { cueOf, tipOf } from './texts.ts';

test('the cue is what follows the sentence about the sound', () => {
  expect(
    cueOf('You said /s/, aim for /θ/ (th as in thin). Let the tip rest between your teeth.'),
  ).toBe('Let the tip rest between your teeth.');
});

test('feedback without a sound is a cue as a whole', () => {
  const feedback = '“so” was hard to make out. Say it a little slower.';
  expect(cueOf(feedback)).toBe(feedback);
});

test('a tip has a heading, the rest and the sound it is about', () => {
  expect(tipOf('Aim for /θ/, not /s/, in “think”. Let the tip rest. Then blow.')).toEqual({
    title: 'Aim for /θ/, not /s/, in “think”',
    text: 'Let the tip rest. Then blow.',
    glyph: 'θ',
  });
});

test('a tip of one sentence is all heading', () => {
  expect(tipOf('Let it flow')).toEqual({ title: 'Let it flow', text: '', glyph: undefined });
});
