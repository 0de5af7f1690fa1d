import { expect, test } from 'vitest';
import { phoneIndex, PHONES } from '../phonemes/phone-index.ts';
import { contrastsAt, exchangedWith, isAddedBefore } from './confusions.ts';

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

test('a sound is tested for all that it is confused with, at its own place', () => {
  const exchanged = ['CH', 'D', 'TH'].map((symbol) => ({
    kind: 'exchanged',
    at: 1,
    instead: phoneIndex(symbol),
  }));
  const found = contrastsAt(spoken('S IY', 'T UW').slice(1), 1);
  expect(found.toSorted((a, b) => a.instead - b.instead)).toEqual(exchanged);
});

test('a t or d before an r is not tested for the sound that Americans make of it there', () => {
  const heardAs = (word: string) =>
    contrastsAt(spoken(word), 0).flatMap(({ kind, instead }) =>
      kind === 'exchanged' ? [PHONES[instead]!] : [],
    );
  expect(heardAs('T R IY')).toEqual(['TH', 'D']);
  expect(heardAs('T IY')).toContain('CH');
  expect(heardAs('D R AY V')).not.toContain('JH');
  expect(heardAs('D AY')).toContain('JH');
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
  expect(kindsAt(spoken('S T AA P'), 1).dropped).toBe(true);
  expect(kindsAt(spoken('AE N D', 'M', 'OW'), 3).dropped).toBe(false);
});

test('an added sound is at the end of a word, or a breath before its vowel', () => {
  const phrase = spoken('EH N D', 'W IH NG');
  expect(kindsAt(phrase, 0).added).toEqual(['HH']);
  expect(kindsAt(phrase, 2).added).toEqual(['AH', 'S', 'T', 'Z']);
  expect(kindsAt(phrase, 5).added).toEqual(['AH', 'D', 'G', 'K', 'S', 'T', 'Z']);
  expect(kindsAt(phrase, 3).added).toEqual([]);
  expect(kindsAt(phrase, 4).added).toEqual([]);
  expect(kindsAt(spoken('S AO'), 1).added).toEqual(['D', 'S', 'T', 'Z']);
});

test('a sound that would be heard in its neighbor anyway is not asked about as an added one', () => {
  const addedAfter = (...words: [string, string?]) =>
    kindsAt(spoken(...words.filter((word) => word !== undefined)), words[0].split(' ').length - 1)
      .added;
  expect(addedAfter('S IY', 'M IY')).toEqual(['D', 'S', 'T', 'Z']);
  expect(addedAfter('S IY', 'DH AH')).toEqual([]);
  expect(addedAfter('S IY', 'T UW')).toEqual(['S', 'Z']);
  expect(addedAfter('D EH TH')).toEqual(['AH']);
  expect(addedAfter('P AE S')).toEqual(['AH', 'D', 'T']);
  expect(addedAfter('K AA M', 'AH')).toEqual(['D', 'S', 'T', 'Z']);
  expect(addedAfter('TH IH NG', 'K AE N')).toEqual(['AH', 'D', 'S', 'T', 'Z']);
  expect(addedAfter('TH IH NG', 'W IY')).toEqual(['AH', 'D', 'G', 'K', 'S', 'T', 'Z']);
});

test('of two hisses in a row one is enough', () => {
  const isDropped = (next: string) => kindsAt(spoken('P L IY Z', next), 3).dropped;
  expect(['S EY', 'SH OW', 'Z UW'].map(isDropped)).toEqual([false, false, false]);
  expect(['T EH L', 'DH AH'].map(isDropped)).toEqual([true, true]);
  expect(kindsAt(spoken('P L IY Z'), 3).dropped).toBe(true);
  expect(kindsAt(spoken('K AE T', 'S EY'), 2).dropped).toBe(true);
  expect(kindsAt(spoken('M IH S SH EY P'), 2).dropped).toBe(true);
});

test('an added sound comes after its own, but for the breath', () => {
  const [HH, S] = [phoneIndex('HH'), phoneIndex('S')];
  expect(isAddedBefore({ kind: 'added', at: 0, instead: HH })).toBe(true);
  expect(isAddedBefore({ kind: 'added', at: 0, instead: S })).toBe(false);
  expect(isAddedBefore({ kind: 'exchanged', at: 0, instead: HH })).toBe(false);
});
