import { expect, test } from 'vitest';
import { exampleOptions, wordOptions } from './speaking.ts';
import { REFERENCE } from './voice-choice.ts';

test('an example is read with the reference voice and its defaults', () => {
  expect(exampleOptions(REFERENCE)).toEqual({
    voiceName: 'en-US-Neural2-F',
    languageCode: 'en-US',
    ssmlGender: 'FEMALE',
    speakingRate: 0.9,
    pitch: 0,
  });
});

test('a slower pace slows the voice, within what it can do', () => {
  expect(exampleOptions(REFERENCE, '0.75').speakingRate).toBe(0.675);
  expect(exampleOptions(REFERENCE, '0.6').speakingRate).toBe(0.54);
});

test('a word is read at 0.6 with pitch 1', () => {
  expect(wordOptions(REFERENCE)).toMatchObject({ speakingRate: 0.6, pitch: 1 });
});

test('the chosen voice of the server reads both', () => {
  const voice = { from: 'server', name: 'en-US-Neural2-D', gender: 'MALE' } as const;
  expect(exampleOptions(voice)).toMatchObject({ voiceName: 'en-US-Neural2-D', ssmlGender: 'MALE' });
});
