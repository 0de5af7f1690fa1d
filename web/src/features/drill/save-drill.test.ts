import { expect, test } from 'vitest';
import { drillItem } from './save-drill.ts';

test('a drill waits under the key of its first try, named by its word', () => {
  const of = {
    phrase: 'I think so.',
    exerciseId: 3,
    index: 1,
    word: 'think',
    sound: { phone: 'TH', ipa: 'θ' },
    heard: undefined,
    cue: '',
    before: 48,
  };
  const tries = ['a', 'b'].map((analysisId) => ({ analysisId, passed: true, percent: 80 }));
  expect(drillItem(7, { of, tries, seconds: 12 })).toEqual({
    userId: 7,
    key: 'drill:a',
    call: 'POST /api/drills',
    body: { phrase: 'I think so.', exerciseId: 3, analysisIds: ['a', 'b'], duration: 12 },
    about: { phrase: '“think” alone', exerciseId: 3 },
  });
});
