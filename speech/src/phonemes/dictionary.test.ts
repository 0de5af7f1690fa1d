import { expect, test } from 'vitest';
import packed from '../../dictionary/words.bin?url&inline';
import { inlineBytes } from '../testing/inline-bytes.ts';
import { openDictionary } from './dictionary.ts';

const look = openDictionary(inlineBytes(packed));

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

test('refuses bytes of another kind', () => {
  expect(() => openDictionary(new Uint8Array(64))).toThrow('not a packed dictionary');
});
