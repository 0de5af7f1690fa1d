import { expect, test } from 'vitest';
import { isUnsure, judgedSounds } from './judged-sounds.ts';

const sound = (phone: string, end = 0.1) => ({
  phone,
  ipa: phone,
  start: 0,
  end,
  accuracy: 1,
  verdict: 'good' as const,
});

const word = (kind: 'ok' | 'missing' | 'covered', ...sounds: ReturnType<typeof sound>[]) => ({
  word: kind,
  start: 0,
  end: 1,
  accuracy: 1,
  kind,
  sounds,
});

test('sounds that were left out, or of a word that was or that noise covered, are not judged', () => {
  const words = [
    word('ok', sound('IH'), sound('T', 0)),
    word('missing', sound('S')),
    word('covered', sound('TH')),
  ];
  expect(judgedSounds(words)).toMatchObject([{ word: 'ok', sound: { phone: 'IH' } }]);
});

test('nor is a trained sound that may have been another one', () => {
  const maybe = { ...sound('AE'), maybe: 'EH' };
  const words = [word('ok', sound('P'), maybe)];
  expect(judgedSounds(words)).toMatchObject([{ sound: { phone: 'P' } }]);
  expect(words.map(isUnsure)).toEqual([true]);
  expect([word('ok', sound('P')), { sounds: undefined }].map(isUnsure)).toEqual([false, false]);
});

test('a stored word without sounds has none', () => {
  expect(judgedSounds([{ word: 'thin', kind: 'ok' }])).toEqual([]);
});
