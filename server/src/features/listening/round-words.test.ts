import { VoiceOptions } from '@saywell/contract';
import { expect, test } from 'vitest';
import { isRoundWord } from './round-words.ts';

const request = (text: string, options: object = {}) => ({
  text,
  voiceOptions: VoiceOptions.parse(options),
});

test('a word of ear training is one as rounds ask for it alone', () => {
  expect(isRoundWord(request('ship'))).toBe(true);
  expect(isRoundWord(request('shipyard'))).toBe(false);
  expect(isRoundWord(request('ship', { speakingRate: 0.6 }))).toBe(false);
  expect(isRoundWord(request('ship', { pitch: 1 }))).toBe(false);
  const context = { phrase: 'The ship sails.', word: 1 };
  expect(isRoundWord({ ...request('ship'), context })).toBe(false);
});
