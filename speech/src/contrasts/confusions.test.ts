import { expect, test } from 'vitest';
import { phoneIndex, PHONES } from '../phonemes/phone-index.ts';
import { contrastsAt, exchangedWith } from './confusions.ts';

const namesOf = (phones: readonly number[]) => phones.map((phone) => PHONES[phone]!).toSorted();

/** The sounds of words, each 5 frames long. */
function spoken(...words: string[]) {
  const sounds = words.flatMap((symbols, word) =>
    symbols.split(' ').map((symbol) => ({ phone: phoneIndex(symbol), word, place: 0 })),
  );
  return sounds.map((sound, i) => ({ ...sound, start: 5 * i, end: 5 * i + 5 }));
}

function kindsAt(phones: ReturnType<typeof spoken>, at: number) {
  const found = contrastsAt(phones, at);
  return {
    dropped: found.some(({ kind }) => kind === 'dropped'),
    added: namesOf(found.flatMap(({ kind, instead }) => (kind === 'added' ? [instead] : []))),
  };
}

test('confusions apply in both directions', () => {
  PHONES.forEach((_, phone) => {
    for (const other of exchangedWith(phone)) expect(exchangedWith(other)).toContain(phone);
  });
  expect(namesOf(exchangedWith(phoneIndex('TH')))).toEqual(['D', 'DH', 'F', 'S', 'T']);
});

test('where American speakers merge AA and AO, neither is corrected to the other', () => {
  expect(namesOf(exchangedWith(phoneIndex('AA')))).not.toContain('AO');
});

test('a consonant is dropped at the end of a word or beside another one, and an h anywhere', () => {
  const lasts = spoken('L AE S T S');
  expect([0, 1, 2, 3, 4].map((at) => kindsAt(lasts, at).dropped)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
  expect(kindsAt(spoken('HH AW'), 0).dropped).toBe(true);
  expect(kindsAt(spoken('T UW'), 0).dropped).toBe(false);
});

test('an added sound is at the end of a word, or a breath before its vowel', () => {
  const phrase = spoken('EH N D', 'S IH NG');
  expect(kindsAt(phrase, 0).added).toEqual(['HH']);
  expect(kindsAt(phrase, 2).added).toEqual(['AH', 'S', 'T', 'Z']);
  expect(kindsAt(phrase, 5).added).toEqual(['AH', 'D', 'G', 'K', 'S', 'T', 'Z']);
  expect(kindsAt(phrase, 3).added).toEqual([]);
});
