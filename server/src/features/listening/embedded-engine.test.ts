import { VoiceOptions } from '@saywell/contract';
import { expect, test } from 'vitest';
import { deafSpeech } from '../../../test/support/speech.ts';
import { createEmbeddedEngine } from './embedded-engine.ts';

const saidAs = (options: object, engine = createEmbeddedEngine(deafSpeech)) =>
  engine.identify({
    text: 'Good morning.',
    manner: 'natural',
    voiceOptions: VoiceOptions.parse(options),
  });

test('who names no voice, or the reference voice, hears the clearer one', () => {
  const clearest = saidAs({ voiceName: 'en-US-Neural2-D' });
  expect(saidAs({})).toBe(clearest);
  expect(saidAs({ voiceName: 'en-US-Neural2-F' })).toBe(clearest);
  expect(saidAs({ voiceName: 'reference-female' })).not.toBe(clearest);
});

test('where it stands in for another engine, the reference voice stays female', () => {
  const standIn = createEmbeddedEngine(deafSpeech, { isStandIn: true });
  expect(saidAs({ voiceName: 'en-US-Neural2-F' }, standIn)).toBe(
    saidAs({ voiceName: 'reference-female' }),
  );
});
