import { expect, test } from 'vitest';
import type { WordView } from '../../features/verdict/words/word-views.ts';
import { wordToDrill } from './drill-slot.tsx';

const sounds: object[] = [
  { phone: 'TH', ipa: 'θ', heard: { phone: 'S', ipa: 's' } },
  { phone: 'IH', ipa: 'ɪ' },
  { phone: 'K', ipa: 'k', dropped: true },
];
const view = {
  word: { word: 'think', accuracy: 0.48, sounds },
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
    instead: 'S',
    cue: view.cue,
    before: 48,
  });
});

test('a sound that was left out is drilled against that', () => {
  expect(wordToDrill({ ...view, flagged: 2 }, 1, of)).toMatchObject({ instead: '' });
  expect(wordToDrill({ ...view, flagged: 1 }, 1, of)).toMatchObject({ instead: undefined });
});

test('one that may have been another is drilled against that, and nothing is known of it before', () => {
  const drilled = (maybe: string) => {
    const word = { ...view.word, sounds: [{ phone: 'AE', ipa: 'æ', maybe }] };
    return wordToDrill({ ...view, word } as WordView, 1, of);
  };
  expect(drilled('EH')).toMatchObject({ instead: 'EH', before: undefined });
  expect(drilled('')).toMatchObject({ instead: '' });
});

test('a word without a marked sound, or that was not heard, is not drilled', () => {
  expect(wordToDrill({ ...view, flagged: undefined }, 1, of)).toBeUndefined();
  expect(wordToDrill({ ...view, heard: false }, 1, of)).toBeUndefined();
});
