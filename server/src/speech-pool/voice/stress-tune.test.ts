import { isVowel, withoutStress } from '@saywell/speech/phonemes';
import { trackAnyVoice, trackThisVoice } from '@saywell/speech/audio';
import { expect, test } from 'vitest';
import { sayingSamples } from '../../../test/support/recordings.ts';

type Manner = Parameters<typeof sayingSamples>[1];

const HOP = 160;
const CENTRE = 320;

/** Of each vowel of a word: its highest pitch in hertz, its energy in dB, and its seconds. */
async function vowelsOf(text: string, manner: Manner) {
  const { samples, sampleRate, sounds } = await sayingSamples(text, manner);
  const { hz } = trackThisVoice(samples, trackAnyVoice(samples));
  const vowels = sounds.flat().filter(({ phone }) => isVowel(withoutStress(phone)));
  return vowels.map(({ start, end }) => {
    const [from, to] = [start * sampleRate, end * sampleRate];
    const pitches = Array.from(hz).filter((_, frame) => {
      const at = frame * HOP + CENTRE;
      return at >= from && at < to;
    });
    const part = samples.subarray(from, to);
    const energy = part.reduce((sum, value) => sum + value * value, 0) / part.length;
    return {
      pitch: Math.max(...pitches),
      loudness: 10 * Math.log10(energy),
      seconds: end - start,
    };
  });
}

test.each(['slt', 'rms'] as const)(
  '%s makes the strong syllable of a word high, loud and long',
  async (voice) => {
    const plain = await vowelsOf('hotel', { voice });
    const [weak, strong] = await vowelsOf('hotel', { voice, strong: 1 });
    expect(strong!.seconds).toBeGreaterThan(1.1 * plain[1]!.seconds);
    expect(strong!.pitch).toBeGreaterThan(1.2 * weak!.pitch);
    const over = plain[1]!.loudness - plain[0]!.loudness;
    expect(strong!.loudness - weak!.loudness).toBeGreaterThan(over + 2);
  },
);

test('a syllable that the voice does not say changes nothing', async () => {
  const plain = await sayingSamples('hotel');
  expect((await sayingSamples('hotel', { strong: 4 })).samples).toEqual(plain.samples);
});
