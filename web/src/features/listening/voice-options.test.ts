import type { SampleVoice } from '@saywell/contract';
import { expect, test } from 'vitest';
import { REFERENCE, USUAL, type VoiceChoice, voiceId } from './use-voice.ts';
import { aboutKept, voiceOptions } from './voice-options.ts';

const sample = (name: string, label: string, more: Partial<SampleVoice> = {}): SampleVoice => ({
  name,
  label,
  languageCode: 'en-US',
  ssmlGender: 'FEMALE',
  ...more,
});

const plain = {
  engine: 'embedded' as const,
  sampleVoices: [
    sample('reference-female', 'Female voice'),
    sample('en-US-Neural2-D', 'Male voice', { ssmlGender: 'MALE' }),
  ],
};
const AVA = { name: 'Ava (Premium)', lang: 'en-US', localService: true };
const device = [
  { name: 'Google US English', lang: 'en-US', localService: false },
  { name: 'Fred', lang: 'en-US', localService: true },
  AVA,
];

const offer = (chosen: VoiceChoice = USUAL, more = {}) =>
  voiceOptions({ chosen, site: plain, device, natural: AVA.name, ...more });

test('the natural voice of the device comes first and reads, others stand below', () => {
  const { options, value } = offer();
  expect(options.map(({ label }) => label)).toEqual([
    'This device: Ava (natural)',
    'Female voice',
    'Male voice',
    'This device: Fred',
    'From your browser: Google US English',
  ]);
  expect(value).toBe(options[0]?.value);
});

test('without one the clearer embedded voice reads, by the name that it has in the list', () => {
  const { options, value } = offer(USUAL, { device: [], natural: null });
  expect(options.map(({ label }) => label)).toEqual(['Female voice', 'Male voice']);
  expect(options.find((option) => option.value === value)?.label).toBe('Male voice');
});

test('on a site with a voice of Google this one reads', () => {
  expect(offer(USUAL, { site: { ...plain, engine: 'google' } }).value).toBe(voiceId(REFERENCE));
});

test('on a site with kept voices it depends on the text', () => {
  const kept = { ...plain, sampleVoices: [sample('ann', 'Ann', { kind: 'human' })] };
  const { options, value } = offer(USUAL, { site: kept });
  expect(options[0]).toEqual({ value: 'usual', label: 'Best voice' });
  expect(value).toBe('usual');
  // Also before Google's, which then read what is not kept.
  expect(offer(USUAL, { site: { ...kept, engine: 'google' } }).value).toBe('usual');
  // Whoever tried another one can come back, also from one that is no longer there.
  const ann: VoiceChoice = { from: 'server', name: 'ann', gender: 'FEMALE' };
  const tried = offer(ann, { site: kept });
  expect(tried.options[0]).toEqual({ value: 'usual', label: 'Best voice' });
  expect(tried.value).toBe('server:FEMALE:ann');
  const gone = offer({ ...ann, name: 'ben' }, { site: kept });
  expect(gone.options.slice(0, 2).map(({ label }) => label)).toEqual([
    'Deleted voice',
    'Best voice',
  ]);
});

test('speakers are named where their recordings are heard, chosen or not', () => {
  const voices = [
    sample('ann', 'Ann', { kind: 'human', credit: 'Recorded by Ann Lee' }),
    sample('kitten', 'Kitten', { kind: 'neural', credit: 'Kitten, Apache-2.0.' }),
    ...plain.sampleVoices,
  ];
  expect(aboutKept(voices, USUAL)).toBe(
    'Recorded by Ann Lee. Kitten, Apache-2.0. Each text is read by the best voice that has it.',
  );
  expect(aboutKept(voices, { from: 'server', name: 'ann', gender: 'FEMALE' })).toBe(
    'Recorded by Ann Lee. Another voice reads what it doesn’t have.',
  );
  expect(aboutKept(voices, { from: 'server', name: 'reference-female', gender: 'FEMALE' })).toBe(
    undefined,
  );
  expect(aboutKept(plain.sampleVoices, USUAL)).toBe(undefined);
});

test('what was chosen stays chosen', () => {
  const chosen: VoiceChoice = { from: 'device', name: 'Fred' };
  expect(offer(chosen).value).toBe('device:Fred');
  expect(offer(REFERENCE).value).toBe(voiceId(REFERENCE));
  const gone = offer({ from: 'device', name: 'Gone' });
  expect(gone.options[0]).toEqual({ value: 'device:Gone', label: 'Gone' });
});

test('two versions of a voice are told apart', () => {
  const both = [AVA, { ...AVA, name: 'Ava (Enhanced)' }];
  expect(offer(USUAL, { device: both }).options.map(({ label }) => label)).toEqual([
    'This device: Ava (Premium)',
    'This device: Ava (Enhanced)',
    'Female voice',
    'Male voice',
  ]);
});
