import { expect, test } from 'vitest';
import { lexicon } from '../testing/lexicon.ts';
import { isVowel, PHONES, withoutStress } from './phone-set.ts';
import { ipaOf, sound, SOUNDS } from './sounds.ts';

test('there are the 39 sounds in the order of the models, each with its own IPA and name', () => {
  expect(SOUNDS.map(({ phone }) => phone)).toEqual(PHONES);
  expect(PHONES).toHaveLength(39);
  expect(new Set(SOUNDS.map(({ ipa }) => ipa)).size).toBe(39);
  expect(new Set(SOUNDS.map(({ name }) => name)).size).toBe(39);
});

test('every keyword is spelled with its letters and really has the sound', () => {
  for (const { phone, keyword, letters } of SOUNDS) {
    expect(keyword).toContain(letters);
    const [citation = []] = lexicon.pronounce(keyword).variants;
    expect(citation.map(withoutStress)).toContain(phone);
  }
});

test('vowels stand on the vowel chart and are voiced, consonants are not vowels', () => {
  for (const { phone, family, voiced } of SOUNDS) {
    const onVowelChart = family.endsWith('vowels') || family === 'diphthongs';
    expect(onVowelChart).toBe(isVowel(phone));
    expect(voiced || !isVowel(phone)).toBe(true);
  }
});

test('voiced and voiceless partners are made in the same place', () => {
  for (const pair of ['P B', 'T D', 'K G', 'F V', 'TH DH', 'S Z', 'SH ZH', 'CH JH']) {
    const [without, withVoice] = pair.split(' ').map((phone) => sound(phone));
    expect([without?.voiced, withVoice?.voiced]).toEqual([false, true]);
    expect([without?.place, without?.manner]).toEqual([withVoice?.place, withVoice?.manner]);
  }
});

test('the weak vowels have IPA of their own', () => {
  expect(['AH0', 'AH1', 'ER0', 'ER1', 'TH'].map(ipaOf)).toEqual(['ə', 'ʌ', 'ɚ', 'ɝ', 'θ']);
  expect(() => ipaOf('XX')).toThrow('Unknown sound XX');
});
