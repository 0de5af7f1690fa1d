import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { decodeAudio } from '../../audio/decode.ts';
import { writeWav } from '../../audio/write-wav.ts';
import { sayingSamples } from '../../../test/support/recordings.ts';
import { finishClip } from './finish-clip.ts';

const RATE = 24_000;
const folder = new URL('../../../test/support/recordings/', import.meta.url);
const recorded = async (name: string) => new Uint8Array(await readFile(new URL(name, folder)));

const rms = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);

/** “Good morning.” between two silences, so loud, in a room with so much noise. */
async function inARoom({ before = 1, after = 1.5, level = 0.1, noise = 0.0005, click = false }) {
  const spoken = await sayingSamples('Good morning.');
  const { sampleRate } = spoken;
  const silence = (seconds: number) => new Float32Array(Math.round(seconds * sampleRate));
  const samples = new Float32Array([...silence(before), ...spoken.samples, ...silence(after)]);
  let state = 1;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647 - 0.5;
  const noisy = samples.map((value) => value * level + random() * noise);
  if (click) noisy.fill(0.3, 100, 200);
  const seconds = spoken.samples.length / sampleRate;
  return { wav: writeWav(noisy, sampleRate), seconds, sampleRate };
}

async function finished(recording: Uint8Array) {
  const sound = await finishClip(recording);
  return { sound: sound!, ...(await decodeAudio(sound!, RATE)) };
}
const lengthOf = ({ samples, sampleRate }: { samples: Float32Array; sampleRate: number }) =>
  samples.length / sampleRate;

test.each([
  ['a quiet voice', { level: 0.1 }],
  ['a noisy room', { level: 0.5, noise: 0.01 }],
  ['a click of the mouse', { level: 0.5, click: true }],
])(
  '%s: the silence around is taken off and the speech is as loud as all voices',
  async (_, how) => {
    const { wav, seconds } = await inARoom(how);
    const clip = await finished(wav);
    expect(lengthOf(clip)).toBeGreaterThan(seconds - 0.15);
    expect(lengthOf(clip)).toBeLessThan(seconds + 0.4);
    expect(rms(clip.samples)).toBeGreaterThan(0.08);
    expect(rms(clip.samples)).toBeLessThan(0.16);
  },
);

test('a voice that is much too soft is not made louder without end', async () => {
  const { wav } = await inARoom({ level: 0.005, noise: 0.0002 });
  expect(rms((await finished(wav)).samples)).toBeLessThan(0.02);
});

test('Opus stays Opus: packets are left out, and its head says how loud it is', async () => {
  const webm = await recorded('the-weather.webm');
  const before = await decodeAudio(webm, RATE);
  const clip = await finished(webm);
  expect(Buffer.from(clip.sound.subarray(0, 4)).toString()).toBe('OggS');
  expect(clip.sound.length).toBeLessThan(webm.length * 1.05);
  expect(lengthOf(clip)).toBeLessThanOrEqual(lengthOf(before));
  expect(rms(clip.samples)).toBeGreaterThan(0.1);
  // The same sound, only shifted and louder.
  const part = clip.samples.subarray(RATE, RATE + 4000);
  const { likeness, gain } = bestMatch(before.samples, part);
  expect(likeness).toBeGreaterThan(0.99);
  expect(gain).toBeGreaterThan(1);
});

/** Where in the whole the part is, how alike the two are there (1 is the same), and how much louder it is. */
function bestMatch(whole: Float32Array, part: Float32Array) {
  let best = { likeness: -1, gain: 0 };
  for (let shift = 0; shift <= whole.length - part.length; shift++) {
    let product = 0;
    let energy = 0;
    let own = 0;
    for (let at = 0; at < part.length; at += 7) {
      product += whole[at + shift]! * part[at]!;
      energy += whole[at + shift]! ** 2;
      own += part[at]! ** 2;
    }
    const likeness = product / Math.sqrt(energy * own);
    if (likeness > best.likeness) best = { likeness, gain: Math.sqrt(own / energy) };
  }
  return best;
}

test.each(['the-weather.webm', 'yes.webm', 'yes.ogg', 'yes.wav'])(
  'a finished clip stays as it is, byte for byte: %s',
  async (name) => {
    const once = await finishClip(await recorded(name));
    expect(await finishClip(once!)).toEqual(once);
  },
);

test('silence is nothing', async () => {
  expect(await finishClip(writeWav(new Float32Array(RATE), RATE))).toBeUndefined();
});
