import { expect, test } from 'vitest';
import { withStress } from './opened-word.tsx';

const word = { sounds: ['θ', 'ɪ', 'ŋ', 'k'].map((ipa) => ({ ipa })) } as Parameters<
  typeof withStress
>[0];

test('a word has the transcription of its phrase, with the stress', () => {
  expect(withStress(word, 'ˈθɪŋk')).toBe('ˈθɪŋk');
});

test('a vowel that may be one or the other leaves the stress where it is', () => {
  const satisfied = ['s', 'æ', 't', 'ɪ', 's', 'f', 'aɪ', 'd'].map((ipa) => ({ ipa }));
  expect(withStress({ sounds: satisfied } as typeof word, 'ˈsætəsˌfaɪd')).toBe('ˈsætɪsˌfaɪd');
});

test('where the example is of other sounds, or not there yet, its own sounds stand', () => {
  expect(withStress(word, 'ˈtɪŋk')).toBe('θɪŋk');
  expect(withStress(word)).toBe('θɪŋk');
});
