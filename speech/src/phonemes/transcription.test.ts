import { expect, test } from 'vitest';
import { transcribe } from './transcription.ts';

const ipa = (text: string, phones: string) => transcribe(text, phones.split(' '));

test('a mark stands before the stressed syllable, with the consonants that begin it', () => {
  expect(ipa('another', 'AH0 N AH1 DH ER0')).toBe('əˈnʌðɚ');
  expect(ipa('again', 'AH0 G EH1 N')).toBe('əˈɡɛn');
  expect(ipa('thinking', 'TH IH1 NG K IH0 NG')).toBe('ˈθɪŋkɪŋ');
  expect(ipa('explain', 'IH0 K S P L EY1 N')).toBe('ɪkˈspleɪn');
});

test('a weaker stress has the lower mark', () => {
  expect(ipa('smartphone', 'S M AA1 R T F OW2 N')).toBe('ˈsmɑɹtˌfoʊn');
});

test('a word made of several keeps one main stress, the last', () => {
  expect(ipa('24', 'T W EH1 N T IY0 F AO1 R')).toBe('ˌtwɛntiˈfɔɹ');
});

test('of the words of one syllable only those that carry meaning are marked', () => {
  expect(ipa('try', 'T R AY1')).toBe('ˈtɹaɪ');
  expect(ipa('of', 'AH0 V')).toBe('əv');
  expect(ipa('it’s', 'IH1 T S')).toBe('ɪts');
});

test('a short stressed vowel keeps the consonant after it', () => {
  expect(ipa('bathroom', 'B AE1 TH R UW2 M')).toBe('ˈbæθˌɹum');
  expect(ipa('network', 'N EH1 T W ER2 K')).toBe('ˈnɛtˌwɝk');
  expect(ipa('photograph', 'F OW1 T AH0 G R AE2 F')).toBe('ˈfoʊtəˌɡɹæf');
});

test('a second part that begins with its vowel keeps that, in the compounds that have one', () => {
  expect(ipa('weekends', 'W IY1 K EH2 N D Z')).toBe('ˈwikˌɛndz');
  expect(ipa('makeup', 'M EY1 K AH2 P')).toBe('ˈmeɪkˌʌp');
  expect(ipa('teacup', 'T IY1 K AH2 P')).toBe('ˈtiˌkʌp');
  expect(ipa('overcome', 'OW2 V ER0 K AH1 M')).toBe('ˌoʊvɚˈkʌm');
});

test('the tap has a sign of its own', () => {
  expect(ipa('water', 'W AO1 DX ER0')).toBe('ˈwɔɾɚ');
});

test('a little word that is meant has its stress', () => {
  expect(transcribe('this', ['DH', 'IH1', 'S'])).toBe('ðɪs');
  expect(transcribe('this', ['DH', 'IH1', 'S'], true)).toBe('ˈðɪs');
});
