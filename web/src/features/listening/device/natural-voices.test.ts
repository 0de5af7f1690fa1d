import { expect, test } from 'vitest';
import { naturalVoice, naturalVoices, shortName } from './natural-voices.ts';

const voice = (name: string, facts: Partial<SpeechSynthesisVoice> = {}) => ({
  name,
  lang: 'en-US',
  localService: true,
  voiceURI: name,
  ...facts,
});

const names = (...voices: ReturnType<typeof voice>[]) =>
  naturalVoices(voices).map(({ name }) => name);

test.each([
  'Ava (Premium)',
  'Zoe (Enhanced)',
  'Samantha (Enhanced)',
  'Evan (Erweitert)',
  'Nathan (拡張)',
  'Joelle (Enhanced)',
  'Microsoft Jenny(Natural) - English (United States)',
  'Microsoft Aria (Natural) - English (United States)',
  'Microsoft Guy(Natural) - English (United States)',
  'Google US English 5 (Natural)',
  'Android Speech Recognition and Synthesis from Google en-us-x-tpf-local',
])('%s is natural', (name) => expect(names(voice(name))).toEqual([name]));

test.each([
  'Samantha',
  'Ava',
  'Fred',
  'Albert',
  'Alex (Quiet)',
  'Eddy (English (United States))',
  'eSpeak English (America)',
  'Microsoft David - English (United States)',
  'Microsoft Zira Desktop - English (United States)',
  'Microsoft Mark - English (United States)',
  'Chrome OS US English 1',
  'English United States',
  'Android Speech Recognition and Synthesis from Google en-us-x-tpf-network',
])('%s is not', (name) => expect(names(voice(name))).toEqual([]));

test('a voice that is not certainly of the device is never natural, whatever its name', () => {
  const online = 'Microsoft Jenny Online (Natural) - English (United States)';
  expect(names(voice(online))).toEqual([]);
  expect(names(voice(online, { localService: false }))).toEqual([]);
  for (const name of ['Ava (Premium)', 'Google US English 5 (Natural)']) {
    expect(names(voice(name, { localService: false }))).toEqual([]);
    const unknown = { ...voice(name), localService: undefined as unknown as boolean };
    expect(names(unknown)).toEqual([]);
  }
});

test('nor is one of another country', () => {
  expect(names(voice('Ava (Premium)', { lang: 'en-GB' }))).toEqual([]);
  expect(names(voice('Ava (Premium)', { lang: 'de-DE' }))).toEqual([]);
});

test('Android writes the language with an underscore, and may name the voice in its address', () => {
  const local = { lang: 'en_US', voiceURI: 'en-us-x-iob-local' };
  expect(names(voice('English United States', local))).toEqual(['English United States']);
  const network = { lang: 'en_US', voiceURI: 'en-us-x-iob-network' };
  expect(names(voice('English United States', network))).toEqual([]);
});

test('Safari says in the address which version of a voice it is', () => {
  const ava = (version: string) =>
    voice('Ava', { voiceURI: `com.apple.voice.${version}.en-US.Ava` });
  expect(naturalVoices([ava('compact')])).toEqual([]);
  expect(naturalVoices([ava('compact'), ava('premium')])).toEqual([ava('premium')]);
  expect(naturalVoices([ava('enhanced')])).toEqual([ava('enhanced')]);
});

test('the best comes first', () => {
  const all = [
    voice('Samantha (Enhanced)'),
    voice('Google US English 5 (Natural)'),
    voice('Evan (Premium)'),
    voice('Ava (Premium)'),
    voice('Fred'),
  ];
  expect(names(...all)).toEqual([
    'Ava (Premium)',
    'Evan (Premium)',
    'Google US English 5 (Natural)',
    'Samantha (Enhanced)',
  ]);
  expect(naturalVoice(all)?.name).toBe('Ava (Premium)');
  expect(naturalVoice([voice('Fred')])).toBeUndefined();
});

test.each([
  ['Ava (Premium)', 'Ava'],
  ['Ava (English (United States))', 'Ava'],
  ['Microsoft Jenny(Natural) - English (United States)', 'Jenny'],
  ['Google US English 5 (Natural)', 'Google US English 5'],
  [
    'Android Speech Recognition and Synthesis from Google en-us-x-tpf-local',
    'Google en-us-x-tpf-local',
  ],
  ['Fred', 'Fred'],
  ['(Natural)', '(Natural)'],
])('%s is called %s', (name, short) => expect(shortName(name)).toBe(short));
