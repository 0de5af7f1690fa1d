import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decodeAudio, readOpus } from './decode.ts';
import { writeOgg } from './write-ogg.ts';

const read = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../test/support/recordings/${name}`, import.meta.url)));
const original = readOpus(read('four-seconds.webm'))!;

test('what is written is read again as it was', () => {
  const packets = [...original.packets, new Uint8Array(255).fill(8), new Uint8Array(510).fill(8)];
  const stream = { channels: 1, preSkip: 312, gain: -3.5, packets, length: 48_000 };
  expect(readOpus(writeOgg(stream))).toEqual(stream);
});

test('it sounds the same, by so much louder', async () => {
  const { samples } = await decodeAudio(writeOgg({ ...original, gain: -6 }));
  const { samples: before } = await decodeAudio(read('four-seconds.webm'));
  const loudest = before.indexOf(Math.max(...before));
  expect(samples[loudest]! / before[loudest]!).toBeCloseTo(10 ** (-6 / 20), 3);
});

/** By the book, a bit at a time, with zeros where the checksum stands. */
const checksum = (page: Buffer) =>
  page.reduce((sum, byte, at) => {
    let value = sum ^ ((at >= 22 && at < 26 ? 0 : byte) << 24);
    for (let bit = 0; bit < 8; bit++) value = value < 0 ? (value << 1) ^ 0x04c11db7 : value << 1;
    return value;
  }, 0) >>> 0;

test('its pages have the checksum that players ask for', () => {
  for (const file of [read('yes.ogg'), writeOgg(original)]) {
    const page = Buffer.from(file.subarray(0, 28 + file[27]!));
    expect(page.readUInt32LE(22)).toBe(checksum(page));
  }
});
