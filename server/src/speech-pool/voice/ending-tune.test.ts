import { trackAnyVoice, trackThisVoice } from '@saywell/speech/audio';
import { expect, test } from 'vitest';
import { sayingSamples } from '../../../test/support/recordings.ts';

type Manner = Parameters<typeof sayingSamples>[1];

const FRAMES_PER_SECOND = 100;
const FIRST_FRAME_S = 0.02;
const OCTAVE = 12;

/** Semitones from the first to the last part of the last word's last vowel and what follows it. */
async function movement(text: string, manner: Manner) {
  const { samples, sounds } = await sayingSamples(text, manner);
  const { hz } = trackThisVoice(samples, trackAnyVoice(samples));
  const voiced = sounds.at(-1)!.filter(({ phone }) => !/^(?:P|T|K|S)$/.test(phone));
  const frame = (seconds: number) => Math.round((seconds - FIRST_FRAME_S) * FRAMES_PER_SECOND);
  const line = Array.from(
    hz.slice(frame(voiced[0]!.start), frame(voiced.at(-1)!.end)).filter((value) => value > 0),
  );
  const third = Math.ceil(line.length / 3);
  return OCTAVE * Math.log2(middle(line.slice(-third)) / middle(line.slice(0, third)));
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** Longer than the part of a text that is looked at to know the voice. */
const LONG = `${'The weather is nice this morning, so we will walk to the old bridge. '.repeat(4)}I live near the station.`;

test.each([
  ['slt', 'Is this seat taken?'],
  ['slt', 'Could you please say that again?'],
  ['slt', 'If it’s all right, could we start at ten?'],
  ['rms', 'Could you please say that again?'],
  ['rms', 'If it’s all right, could we start at ten?'],
] as const)('%s ends “%s” going up', async (voice, text) => {
  expect(await movement(text, { voice, ending: 'rise' })).toBeGreaterThan(2.5);
});

test.each([
  'I live near the station.',
  'I’ve made up my mind.',
  'I’m not upset, I’m just tired.',
  LONG,
])('“%s” ends clearly lower', async (text) => {
  const left = await movement(text, {});
  const shaped = await movement(text, { ending: 'fall' });
  expect(shaped).toBeLessThan(-2);
  expect(shaped).toBeLessThan(left);
});

test('what comes before the last word, the length and the loudness stay', async () => {
  const text = 'Is this seat taken?';
  const plain = await sayingSamples(text);
  const shaped = await sayingSamples(text, { ending: 'rise' });
  const from = Math.floor(shaped.sounds.at(-1)![0]!.start * shaped.sampleRate);
  expect(shaped.samples).toHaveLength(plain.samples.length);
  expect(shaped.samples.slice(0, from)).toEqual(plain.samples.slice(0, from));
  const energy = (samples: Float32Array) =>
    samples.slice(from).reduce((sum, value) => sum + value * value, 0);
  const change = energy(shaped.samples) / energy(plain.samples);
  expect(change).toBeGreaterThan(0.8);
  expect(change).toBeLessThan(1.25);
});
