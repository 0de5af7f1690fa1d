import { trackAnyVoice, trackThisVoice } from '@saywell/speech/audio';
import { expect, test } from 'vitest';
import { sayingSamples } from '../../../test/support/recordings.ts';
import { continuedWords } from './comma-tune.ts';
import { pitchOf } from './pitch-line.ts';

const FRAMES_PER_SECOND = 100;
const FIRST_FRAME_S = 0.02;
const OCTAVE = 12;

/** The words of a phrase as an embedded voice says them. */
async function spoken(text: string, manner: Parameters<typeof sayingSamples>[1] = {}) {
  const said = await sayingSamples(text, manner);
  return { ...said, words: said.words.map((word, at) => ({ word, sounds: said.sounds[at]! })) };
}

/** Semitones from the first to the last third of a word. */
async function movement(text: string, word: number, manner: Parameters<typeof sayingSamples>[1]) {
  const { samples, words } = await spoken(text, manner);
  const { hz } = trackThisVoice(samples, trackAnyVoice(samples));
  const { sounds } = words[word]!;
  const frame = (seconds: number) => Math.round((seconds - FIRST_FRAME_S) * FRAMES_PER_SECOND);
  const line = Array.from(
    hz.slice(frame(sounds[0]!.start), frame(sounds.at(-1)!.end)).filter((value) => value > 0),
  );
  const third = Math.ceil(line.length / 3);
  return OCTAVE * Math.log2(middle(line.slice(-third)) / middle(line.slice(0, third)));
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

test.each([
  ['We still live here, but we’re leaving soon.', 3],
  ['When you get home, give me a call.', 3],
  ['I need milk, eggs, and bread.', 2],
] as const)('both voices go up a little at a comma of “%s”', async (text, word) => {
  for (const voice of ['rms', 'slt'] as const) {
    const semitones = await movement(text, word, { voice, ending: 'fall' });
    expect(semitones).toBeGreaterThan(1);
    expect(semitones).toBeLessThan(5);
  }
});

test('after a word in focus the voice stays down', async () => {
  const text = 'We still live here, but we’re leaving soon.';
  expect(await movement(text, 3, { voice: 'rms', ending: 'fall', focusWord: 1 })).toBeLessThan(1);
});

test('a phrase goes on after the items of a list and after a clause', async () => {
  const goesOn = async (text: string) =>
    continuedWords(text, (await spoken(text)).words).map((at) => text.split(' ')[at]);
  expect(await goesOn('We need soap, rice, tea, and bread.')).toEqual(['soap,', 'rice,', 'tea,']);
  expect(await goesOn('It is, until my kids get home.')).toEqual(['is,']);
  // A call, a tag, and a contrast are said to the end.
  for (const text of [
    'Wow, that’s a big pig!',
    'Can we get the check, please?',
    'It’s a nice day, isn’t it?',
    'I said fifteen, not fifty.',
    'It’s not the color, it’s the size.',
    'It is nice here.',
  ]) {
    expect(await goesOn(text)).toEqual([]);
  }
});

test('of a long text only the pitch of its last seconds is known', () => {
  const tone = Float32Array.from({ length: 20 * 16_000 }, (_, at) => Math.sin(at * 0.05) / 2);
  const pitch = pitchOf(tone)!;
  expect(pitch.within({ from: 16_000, to: 32_000 })).toBeUndefined();
  expect(pitch.within({ from: 300_000, to: 310_000 })?.(305_000)).toBeCloseTo(127, -1);
});
