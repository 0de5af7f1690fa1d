import { trackAnyVoice, trackThisVoice } from '@saywell/speech/audio';
import { expect, test } from 'vitest';
import { sayingSamples } from '../../../test/support/recordings.ts';

const text = 'Where are you going tomorrow morning with your new neighbor?';

async function measure(manner: Parameters<typeof sayingSamples>[1]) {
  const { samples, sampleRate } = await sayingSamples(text, manner);
  const { hz } = trackThisVoice(samples, trackAnyVoice(samples));
  const voiced = [...hz].filter((value) => value > 0).toSorted((a, b) => a - b);
  return { seconds: samples.length / sampleRate, hz: voiced[voiced.length >> 1]! };
}

test.each(['slt', 'rms'] as const)('%s speaks at the rate asked for', async (voice) => {
  const plain = await measure({ voice, rate: 1 });
  for (const rate of [0.6, 1.5]) {
    const { seconds } = await measure({ voice, rate });
    expect(Math.abs((seconds * rate) / plain.seconds - 1)).toBeLessThan(0.06);
  }
});

test.each(['slt', 'rms'] as const)('%s speaks at the pitch asked for', async (voice) => {
  const plain = await measure({ voice, pitch: 0 });
  for (const pitch of [-5, 5]) {
    const { hz, seconds } = await measure({ voice, pitch });
    expect(Math.abs(12 * Math.log2(hz / plain.hz) - pitch)).toBeLessThan(0.7);
    expect(Math.abs(seconds / plain.seconds - 1)).toBeLessThan(0.03);
  }
});

test('all voices are about equally loud, and none is cut off', async () => {
  for (const voice of ['slt', 'rms'] as const) {
    const { samples } = await sayingSamples(text, { voice });
    const rms = Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
    expect(rms).toBeGreaterThan(0.1);
    expect(samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)).toBeLessThan(0.95);
  }
});

test('every word gets the sounds that were said for it', async () => {
  const { words, sounds } = await sayingSamples('The FBI isn’t paying $5.25 on May 3rd.');
  const said = words.map(({ word }, index) => [
    word,
    sounds[index]!.map(({ phone }) => phone).join(' '),
  ]);
  expect(Object.fromEntries(said)).toMatchObject({
    FBI: 'EH F B IY AY',
    'isn’t': 'IH Z AH0 N T',
    paying: 'P EY IH NG',
    '$5.25': expect.stringMatching(/^F AY V D AA L ER Z .* F AY V S EH N T S$/) as string,
    '3rd': 'TH ER D',
  });
});

test('what would become minutes of speech is not said', async () => {
  const natural = 'The weather is nice this morning, so we will walk to the river. '.repeat(8);
  const saying = (piece: string, manner = {}) =>
    sayingSamples(piece.repeat(500).slice(0, 490), manner);
  for (const piece of ['1.1.', '$9.99 ', 'hm ', `${'strengthsx'.repeat(9)} `, 'a, ']) {
    await expect(saying(piece)).rejects.toThrow('takes too long');
  }
  await expect(sayingSamples(natural.slice(0, 500), { rate: 0.54 })).resolves.toBeDefined();
  // The male voice has to say it three times as slowly to come out so high.
  await expect(saying(natural, { voice: 'rms', pitch: 20 })).rejects.toThrow('takes too long');
});
