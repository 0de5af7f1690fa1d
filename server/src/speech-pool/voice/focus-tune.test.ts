import { trackAnyVoice, trackThisVoice } from '@saywell/speech/audio';
import { expect, test } from 'vitest';
import { sayingSamples } from '../../../test/support/recordings.ts';

type Manner = Parameters<typeof sayingSamples>[1];

const OCTAVE = 12;
const HOP = 160;
const CENTRE = 320;

/** Of each word: its highest pitch in semitones from 100 Hz, its energy, and its seconds. */
async function wordsOf(text: string, manner: Manner) {
  const { samples, sampleRate, sounds } = await sayingSamples(text, { ending: 'fall', ...manner });
  const { hz } = trackThisVoice(samples, trackAnyVoice(samples));
  return sounds.map((own) => {
    const from = own[0]!.start * sampleRate;
    const to = own.at(-1)!.end * sampleRate;
    const pitches = Array.from(hz).filter((value, frame) => {
      const at = frame * HOP + CENTRE;
      return value > 0 && at >= from && at < to;
    });
    const part = samples.subarray(from, to);
    const energy = part.reduce((sum, value) => sum + value * value, 0) / part.length;
    return {
      pitch: OCTAVE * Math.log2(Math.max(...pitches) / 100),
      loudness: 10 * Math.log10(energy),
      seconds: (to - from) / sampleRate,
    };
  });
}

const PHRASE = 'We need a new green table.';
const NEW = 3;

test.each(['slt', 'rms'] as const)(
  '%s makes a word in focus high, loud and long',
  async (voice) => {
    const plain = await wordsOf(PHRASE, { voice });
    const focused = await wordsOf(PHRASE, { voice, focusWord: NEW });
    const before = plain[NEW]!;
    const now = focused[NEW]!;
    expect(now.seconds).toBeGreaterThan(1.1 * before.seconds);
    expect(now.pitch).toBeGreaterThan(
      Math.max(...focused.slice(0, 3).map((word) => word.pitch)) + 2,
    );
    const over = (words: typeof plain) => words[NEW]!.loudness - words[NEW + 1]!.loudness;
    expect(over(focused)).toBeGreaterThan(over(plain) + 1);
  },
);

test.each(['slt', 'rms'] as const)('%s stays low after a word in focus', async (voice) => {
  const words = await wordsOf(PHRASE, { voice, focusWord: NEW });
  expect(words.at(-1)!.pitch).toBeLessThan(words[NEW]!.pitch - 5);
});

test('a last word in focus falls from higher up', async () => {
  const plain = await wordsOf('And how are you?', {});
  const focused = await wordsOf('And how are you?', { focusWord: 3 });
  expect(focused.at(-1)!.pitch).toBeGreaterThan(plain.at(-1)!.pitch + 2);
});

test('the times of the sounds go with the longer vowel', async () => {
  const plain = await sayingSamples(PHRASE);
  const focused = await sayingSamples(PHRASE, { focusWord: NEW });
  const added = (focused.samples.length - plain.samples.length) / focused.sampleRate;
  expect(added).toBeGreaterThan(0.02);
  const [end, longer] = [plain, focused].map(({ sounds }) => sounds.at(-1)!.at(-1)!.end);
  expect(longer! - end!).toBeCloseTo(added, 2);
  expect(focused.sounds[0]).toEqual(plain.sounds[0]);
});
