import { expect, test } from 'vitest';
import { fullName, isWeakVowel, plainName } from './name-sound.ts';

test('a sound is called by a word that has it', () => {
  expect(plainName({ phone: 'TH', ipa: 'θ' })).toBe('th as in thin');
  expect(fullName({ phone: 'TH', ipa: 'θ' })).toBe('/θ/ (th as in thin)');
});

test('a weak vowel is not called by the name of the full one', () => {
  const weak = { phone: 'AH', ipa: 'ə' };
  const full = { phone: 'AH', ipa: 'ʌ' };
  expect([weak, full].map(isWeakVowel)).toEqual([true, false]);
  expect(plainName(weak)).not.toBe(plainName(full));
  expect(fullName(weak)).toBe('/ə/ (the weak a as in about)');
});

test('a sound without a symbol of its own gets the usual one', () => {
  expect(fullName({ phone: 'S', ipa: '' })).toBe(fullName({ phone: 'S', ipa: 's' }));
});
