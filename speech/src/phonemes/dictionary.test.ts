import { expect, test } from 'vitest';
import packed from '../../dictionary/words.bin?url&inline';
import { inlineBytes } from '../testing/inline-bytes.ts';
import { openDictionary } from './dictionary.ts';
import { phoneIndex } from './phone-index.ts';

const { look, isCommon } = openDictionary(inlineBytes(packed));

test('finds first, last and middle words with all their pronunciations', () => {
  expect(look("'bout")).toEqual([['B', 'AW1', 'T']]);
  expect(look('zywicki')).toHaveLength(1);
  expect(look('data')).toEqual([
    ['D', 'EY1', 'T', 'AH0'],
    ['D', 'AE1', 'T', 'AH0'],
  ]);
});

test('says nothing about words it does not have', () => {
  for (const word of ['', 'qqqq', '~~~', '!', 'zzzzzzzz', 'through out']) {
    expect(look(word)).toEqual([]);
  }
});

test.each([
  ['K AE1 P', true],
  ['AH0', true],
  ['T R EY1 N Z', true],
  // Whatever its stress.
  ['DH EH0 R', true],
  // “Taubes” is a name.
  ['T AO1 B Z', false],
  ['TH IY1 NG K', false],
  ['', false],
])('%s is a common word: %s', (phones, common) => {
  expect(isCommon(phones.split(' ').filter(Boolean).map(phoneIndex))).toBe(common);
});

test('refuses bytes of another kind', () => {
  expect(() => openDictionary(new Uint8Array(64))).toThrow('not a packed dictionary');
});
