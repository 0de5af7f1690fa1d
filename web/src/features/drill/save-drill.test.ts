import { expect, test } from 'vitest';
import { drillItem } from './save-drill.ts';
import { passedTry, wordToDrill } from './testing-drill.ts';

test('a drill waits under the key of its first try, named by its word', () => {
  const of = wordToDrill;
  const tries = ['a', 'b'].map(passedTry);
  expect(drillItem(7, { of, tries, seconds: 12 })).toEqual({
    userId: 7,
    key: 'drill:a',
    call: 'POST /api/drills',
    body: { phrase: 'I think so.', exerciseId: 3, analysisIds: ['a', 'b'], duration: 12 },
    about: { phrase: '“think” alone', exerciseId: 3 },
  });
});
