import { expect, test } from 'vitest';
import { isTooLongForOneTake, secondsToSay, takeLimit } from './take-limit.ts';

test('a short phrase gets the four seconds of the specification', () => {
  expect(takeLimit('Hello.')).toBe(4);
  expect(takeLimit('Please sit in this seat.')).toBe(4);
});

test('a longer phrase gets more, never over twelve', () => {
  const sentence = 'She usually takes the earlier train, but on Thursdays she works from home.';
  expect(takeLimit('I think it’s worth another try.')).toBe(6);
  expect(takeLimit(sentence)).toBeGreaterThan(9);
  expect(takeLimit(sentence.repeat(5))).toBe(12);
});

test('a phrase that cannot be said in one take is known as such', () => {
  expect(isTooLongForOneTake('Hello.')).toBe(false);
  expect(isTooLongForOneTake('a long sentence without an end '.repeat(8))).toBe(true);
});

test('a silent e is not a syllable', () => {
  expect(secondsToSay('time')).toBe(secondsToSay('Tim'));
});
