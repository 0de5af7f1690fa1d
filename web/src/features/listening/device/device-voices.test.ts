import { expect, test } from 'vitest';
import { americanVoices, type DeviceVoice, preferredVoice } from './device-voices.ts';

const voice = (name: string, lang: string, localService = true): DeviceVoice => ({
  name,
  lang,
  localService,
});

test('a female American voice wins', () => {
  const voices = [voice('Daniel', 'en-GB'), voice('Alex', 'en-US'), voice('Samantha', 'en-US')];
  expect(preferredVoice(voices)?.name).toBe('Samantha');
});

test('without one any American voice, then any English one', () => {
  expect(preferredVoice([voice('Daniel', 'en-GB'), voice('Alex', 'en-US')])?.name).toBe('Alex');
  expect(preferredVoice([voice('Anna', 'de-DE'), voice('Daniel', 'en-GB')])?.name).toBe('Daniel');
  expect(preferredVoice([voice('Anna', 'de-DE')])).toBeUndefined();
});

test('a female voice of another country does not count as American', () => {
  expect(preferredVoice([voice('Ava', 'en-GB'), voice('Alex', 'en-US')])?.name).toBe('Alex');
});

test('a voice of the device comes before one of the browser’s maker', () => {
  const online = voice('Google US English', 'en-US', false);
  expect(preferredVoice([online, voice('Fred', 'en-US')])?.name).toBe('Fred');
  expect(preferredVoice([online, voice('Daniel', 'en-GB')])?.name).toBe('Daniel');
  expect(preferredVoice([online, voice('Anna', 'de-DE')])?.name).toBe('Google US English');
});

test('Android writes the language with an underscore', () => {
  expect(americanVoices([voice('English', 'en_US'), voice('Anglais', 'fr_FR')])).toHaveLength(1);
});
