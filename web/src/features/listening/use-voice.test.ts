import { expect, test } from 'vitest';
import { parseVoiceId, REFERENCE, type VoiceChoice, voiceId } from './use-voice.ts';

test('a remembered voice is the one that was chosen', () => {
  const choices: VoiceChoice[] = [
    { from: 'server', name: 'en-US-Neural2-D', gender: 'MALE' },
    { from: 'device', name: 'Microsoft Zira: English (United States)' },
  ];
  for (const choice of choices) expect(parseVoiceId(voiceId(choice))).toEqual(choice);
});

test('nothing remembered, or nonsense, means the reference voice', () => {
  expect(parseVoiceId(null)).toEqual(REFERENCE);
  expect(parseVoiceId('sideways')).toEqual(REFERENCE);
});
