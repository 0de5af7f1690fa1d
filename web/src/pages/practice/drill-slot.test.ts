import { expect, test } from 'vitest';
import type { WordView } from '../../features/verdict/words/word-views.ts';
import { wordToDrill } from './drill-slot.tsx';

const heard = { phone: 'S', ipa: 's' };
const view = {
  word: {
    word: 'think',
    accuracy: 0.48,
    sounds: [
      { phone: 'TH', ipa: 'θ', heard },
      { phone: 'IH', ipa: 'ɪ' },
    ],
  },
  flagged: 0,
  heard: true,
  cue: 'Put the tip of your tongue between your teeth.',
} as unknown as WordView;
const of = { phrase: 'I think so.', exerciseId: 3 };

test('a marked sound is drilled against what was heard in its place', () => {
  expect(wordToDrill(view, 1, of)).toEqual({
    phrase: 'I think so.',
    exerciseId: 3,
    index: 1,
    word: 'think',
    sound: { phone: 'TH', ipa: 'θ' },
    heard,
    cue: view.cue,
    before: 48,
  });
});

test('a word without a marked sound, or that was not heard, is not drilled', () => {
  expect(wordToDrill({ ...view, flagged: undefined }, 1, of)).toBeUndefined();
  expect(wordToDrill({ ...view, heard: false }, 1, of)).toBeUndefined();
});
