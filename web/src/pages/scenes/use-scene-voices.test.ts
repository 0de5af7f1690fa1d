import type { SampleVoice } from '@saywell/contract';
import { expect, test } from 'vitest';
import { USUAL, type VoiceChoice } from '../../features/listening/use-voice.ts';
import { sceneReaders } from './use-scene-voices.ts';

const voice = (
  name: string,
  ssmlGender: 'FEMALE' | 'MALE',
  rest: Partial<SampleVoice> = {},
): SampleVoice => ({ name, label: name, languageCode: 'en-US', ssmlGender, ...rest });
const person = (name: string, gender: 'FEMALE' | 'MALE', ...sceneParts: string[]) =>
  voice(name, gender, { kind: 'human', sceneParts });
const network = (name: string, gender: 'FEMALE' | 'MALE', ...sceneParts: string[]) =>
  voice(name, gender, { kind: 'neural', sceneParts });

const female = voice('reference-female', 'FEMALE');
const male = voice('en-US-Neural2-D', 'MALE');
const both = ['lost:0', 'lost:1'];

const namesOf = (voices: SampleVoice[], chosen: VoiceChoice = USUAL) =>
  sceneReaders('lost', [...voices, female, male], chosen).map(({ name }) => name);

test('without kept voices, the two embedded ones read', () => {
  expect(namesOf([])).toEqual(['reference-female', 'en-US-Neural2-D']);
  const unknown = sceneReaders('lost', undefined, USUAL);
  expect(unknown.map(({ name }) => name)).toEqual(['reference-female', 'en-US-Neural2-D']);
});

test('a person reads a part whose every line was recorded, and someone unlike them the other', () => {
  expect(namesOf([person('maria', 'FEMALE', ...both)])).toEqual(['maria', 'en-US-Neural2-D']);
  expect(namesOf([person('maria', 'FEMALE', 'lost:1')])).toEqual(['en-US-Neural2-D', 'maria']);
  expect(namesOf([person('maria', 'FEMALE', 'hotel:0')])).not.toContain('maria');
  expect(namesOf([person('maria', 'FEMALE')])).not.toContain('maria');
});

test('two people come before a person and a network, and that before a machine', () => {
  const maria = person('maria', 'FEMALE', ...both);
  const anna = person('anna', 'FEMALE', ...both);
  const kokoro = network('kokoro', 'MALE', ...both);
  expect(namesOf([maria, anna, kokoro])).toEqual(['maria', 'anna']);
  expect(namesOf([maria, kokoro])).toEqual(['maria', 'kokoro']);
  expect(namesOf([maria, anna, person('ben', 'MALE', ...both)])).toEqual(['maria', 'ben']);
});

test('the voice that was chosen reads one of the two', () => {
  const people = [person('maria', 'FEMALE', ...both), person('ben', 'MALE', 'lost:1')];
  const chosen = (name: string) => ({ from: 'server', name, gender: 'MALE' }) as const;
  expect(namesOf(people, chosen('en-US-Neural2-D'))).toEqual(['maria', 'en-US-Neural2-D']);
  expect(namesOf(people, chosen('somebody-else'))).toEqual(['maria', 'ben']);
});
