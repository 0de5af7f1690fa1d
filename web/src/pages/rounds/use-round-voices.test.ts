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
    { ...voice('kokoro'), kind: 'neural' as const },
    voice('reference-female'),
  ],
};

test('people who have both words of a pair speak in rounds of the ear', () => {
  const { names, voiceOf } = roundVoicesOf(server, 'ear');
  expect(names).toEqual(['person-maria', 'reference-female']);
  expect(voiceOf('person-maria').earPairs).toEqual(['ship-sheep']);
});

test('in the stress gym only the voices speak that have every item', () => {
  expect(roundVoicesOf(server, 'stress').names).toEqual(['reference-female']);
});
