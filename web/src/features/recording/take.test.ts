import { expect, test } from 'vitest';
import { secondsToSay } from './seconds-to-say.ts';
import { isTooLongForOneTake, partsOf, takeLimit } from './take.ts';

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

const LONG =
  'When I moved to the city last spring, I did not know anybody, so I joined a small choir that met on Thursdays. We sang old songs in a cold church, and afterwards we went for soup; it was the best part of my week.';

test('a phrase that is too long comes in parts, none of it lost and none too long', () => {
  const parts = partsOf(LONG);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.join(' ')).toBe(LONG);
  expect(parts.filter(isTooLongForOneTake)).toEqual([]);
  expect(parts[0]).toMatch(/[.,;]$/);
});

test('one without any sign is cut between words', () => {
  const words = 'banana '.repeat(40).trim();
  expect(partsOf(words).join(' ')).toBe(words);
  expect(partsOf(words).filter(isTooLongForOneTake)).toEqual([]);
});

test('a phrase that fits is one part', () => {
  expect(partsOf('So far, so good.')).toEqual(['So far, so good.']);
});
