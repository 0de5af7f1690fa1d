import { expect, test } from 'vitest';
import { parseVoiceId, USUAL, type VoiceChoice, voiceId } from './use-voice.ts';

test('a remembered voice is the one that was chosen', () => {
  const choices: VoiceChoice[] = [
    { from: 'server', name: 'en-US-Neural2-D', gender: 'MALE' },
    { from: 'device', name: 'Microsoft Zira: English (United States)' },
    USUAL,
  ];
  for (const choice of choices) expect(parseVoiceId(voiceId(choice))).toEqual(choice);
});

test('nothing remembered, or nonsense, means that nobody chose', () => {
  expect(parseVoiceId(null)).toEqual(USUAL);
  expect(parseVoiceId('sideways')).toEqual(USUAL);
});
