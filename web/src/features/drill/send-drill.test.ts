import { expect, test } from 'vitest';
import { sentDrill } from './send-drill.ts';
import { passedTry, wordToDrill } from './testing-drill.ts';

const of = wordToDrill;
const tries = ['a', 'b'].map(passedTry);

test('a drill is sent as its tries, in order, with the phrase they are from', () => {
  expect(sentDrill({ of, tries, seconds: 12.6 })).toEqual({
    phrase: 'I think so.',
    exerciseId: 3,
    analysisIds: ['a', 'b'],
    duration: 13,
  });
});

test('its time is one that the server takes', () => {
  expect(sentDrill({ of, tries, seconds: 0 }).duration).toBe(1);
  expect(sentDrill({ of, tries, seconds: 99_999 }).duration).toBe(3600);
});
