import { expect, test } from 'vitest';
import { stressedIpa } from './stressed-ipa.ts';

const word = (text: string, phones: string) => ({
  word: text,
  start: 0,
  end: text.length,
  variants: [phones.split(' ')],
});
const ipa = (text: string, written: string, said: string) =>
  stressedIpa(word(text, written), said.split(' '));

test('a mark stands before the stressed syllable, with the consonants that begin it', () => {
  expect(ipa('another', 'AH0 N AH1 DH ER0', 'AH0 N AH DH ER0')).toBe('əˈnʌðɚ');
  expect(ipa('again', 'AH0 G EH1 N', 'AH0 G EH N')).toBe('əˈɡɛn');
  expect(ipa('thinking', 'TH IH1 NG K IH0 NG', 'TH IH NG K IH NG')).toBe('ˈθɪŋkɪŋ');
  expect(ipa('explain', 'IH0 K S P L EY1 N', 'IH K S P L EY N')).toBe('ɪkˈspleɪn');
});

test('a weaker stress has the lower mark', () => {
  expect(ipa('smartphone', 'S M AA1 R T F OW2 N', 'S M AA R T F OW N')).toBe('ˈsmɑɹtˌfoʊn');
});

test('of the words of one syllable only those that carry meaning are marked', () => {
  expect(ipa('try', 'T R AY1', 'T R AY')).toBe('ˈtɹaɪ');
  expect(ipa('of', 'AH1 V', 'AH V')).toBe('ʌv');
  expect(ipa('it’s', 'IH1 T S', 'IH T S')).toBe('ɪts');
});

test('a word that was said with fewer syllables goes without a mark', () => {
  expect(ipa('family', 'F AE1 M AH0 L IY0', 'F AE M L IY')).toBe('fæmli');
});
