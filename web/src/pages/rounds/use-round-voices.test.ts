import { expect, test } from 'vitest';
import { roundVoicesOf } from './use-round-voices.ts';

const voice = (name: string) =>
  ({ name, label: name, languageCode: 'en-US', ssmlGender: 'FEMALE' }) as const;
const server = {
  engine: 'embedded' as const,
  edition: '1',
  sampleVoices: [
    { ...voice('person-maria'), kind: 'human' as const, earPairs: ['ship-sheep'] },
    { ...voice('person-new'), kind: 'human' as const, earPairs: [] },
    { ...voice('kokoro'), kind: 'neural' as const, earPairs: ['light-right'] },
    voice('reference-female'),
    voice('en-US-Neural2-D'),
  ],
};
const google = {
  engine: 'google' as const,
  edition: '1',
  sampleVoices: [
    { ...voice('en-US-Neural2-F'), earPairs: ['ship-sheep'] },
    { ...voice('en-US-Neural2-C'), earPairs: [] },
    voice('en-US-Neural2-D'),
  ],
};

test('kept voices that say pairs apart take turns with the embedded ones in rounds of the ear', () => {
  const { names, voiceOf } = roundVoicesOf(server, 'ear');
  expect(names).toEqual(['person-maria', 'kokoro', 'reference-female', 'en-US-Neural2-D']);
  expect(voiceOf('person-maria').earPairs).toEqual(['ship-sheep']);
});

test('a voice of Google’s speaks for the pairs it was checked for, beside the embedded ones themselves', () => {
  const { names, voiceOf } = roundVoicesOf(google, 'ear');
  expect(names).toEqual(['en-US-Neural2-F', 'embedded-female', 'embedded-male']);
  expect(voiceOf('embedded-male').gender).toBe('MALE');
  expect(voiceOf('embedded-male').earPairs).toBeUndefined();
});

test('the embedded voices speak where nobody could ask for the list', () => {
  expect(roundVoicesOf(undefined, 'ear').names).toEqual(['reference-female', 'en-US-Neural2-D']);
});

test('in the stress gym kept voices speak in which something was heard, and the embedded ones', () => {
  expect(roundVoicesOf(server, 'stress').names).toEqual(['reference-female', 'en-US-Neural2-D']);
  const maria = { ...voice('person-maria'), kind: 'human' as const, stressItems: ['problem'] };
  const { names, voiceOf } = roundVoicesOf(
    { ...server, sampleVoices: [maria, ...server.sampleVoices.slice(1)] },
    'stress',
  );
  expect(names).toEqual(['person-maria', 'reference-female', 'en-US-Neural2-D']);
  expect(voiceOf('person-maria').stressItems).toEqual(['problem']);
  expect(roundVoicesOf(google, 'stress').names).toEqual(['embedded-female', 'embedded-male']);
});
