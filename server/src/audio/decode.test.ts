import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { AudioError } from './audio-error.ts';
import { decodeAudio } from './decode.ts';

const read = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../test/support/recordings/${name}`, import.meta.url)));
const original = await decodeAudio(read('yes.wav'));
const COMPRESSED = ['yes.webm', 'yes-live.webm', 'yes.ogg'];

/** The same pseudorandom numbers in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function likeness(a: Float32Array, b: Float32Array): number {
  const length = Math.min(a.length, b.length);
  let [product, left, right] = [0, 0, 0];
  for (let i = 0; i < length; i++) {
    product += a[i]! * b[i]!;
    left += a[i]! ** 2;
    right += b[i]! ** 2;
  }
  return product / Math.sqrt(left * right);
}

async function decodeOrRefuse(bytes: Uint8Array): Promise<number> {
  try {
    const { samples } = await decodeAudio(bytes);
    for (const value of samples) {
      if (!(value >= -1 && value <= 1)) throw new Error(`sample ${value}`);
    }
    return samples.length;
  } catch (error) {
    if (error instanceof AudioError) return 0;
    throw error;
  }
}

test.each(COMPRESSED)(
  '%s sounds like the recording it was made from, without a shift',
  async (name) => {
    const { samples, sampleRate } = await decodeAudio(read(name));
    expect(sampleRate).toBe(16_000);
    expect(Math.abs(samples.length - original.samples.length)).toBeLessThan(400);
    expect(likeness(samples, original.samples)).toBeGreaterThan(0.9);
  },
);

test.each(COMPRESSED)('%s truncated anywhere gives what it has, or an error', async (name) => {
  const bytes = read(name);
  const lengths: number[] = [];
  for (let cut = 0; cut <= bytes.length; cut += 97) {
    lengths.push(await decodeOrRefuse(bytes.subarray(0, cut)));
  }
  expect(lengths[0]).toBe(0);
  expect(Math.max(...lengths)).toBeGreaterThan(5_000);
});

test.each([...COMPRESSED, 'yes.wav'])(
  '%s with flipped bits never causes an unexpected exception',
  async (name) => {
    const random = createRandom(7);
    const printed = vi.spyOn(console, 'error');
    for (let round = 0; round < 60; round++) {
      const bytes = read(name);
      for (let flip = 0; flip < 1 + random(20); flip++) {
        bytes[random(bytes.length)]! ^= 1 << random(8);
      }
      await decodeOrRefuse(bytes);
    }
    expect(printed).not.toHaveBeenCalled();
    printed.mockRestore();
  },
);

test('a live recording followed by garbage ends where the garbage starts', async () => {
  const bytes = read('yes-live.webm');
  const longer = new Uint8Array(bytes.length + 8);
  longer.set(bytes);
  expect(await decodeOrRefuse(longer)).toBe(await decodeOrRefuse(bytes));
});

test.each([
  ['empty', new Uint8Array(0)],
  ['unsupported', new TextEncoder().encode('<html>not audio</html>')],
  ['unsupported', Uint8Array.from([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70])],
  ['too-large', new Uint8Array(17 * 1024 * 1024)],
] as const)('a file that is %s is refused by name', async (problem, bytes) => {
  await expect(decodeAudio(bytes)).rejects.toMatchObject({ name: 'AudioError', problem });
});
