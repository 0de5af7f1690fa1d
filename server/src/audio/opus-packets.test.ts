import { expect, test } from 'vitest';
import { collectPackets, packetLength, readOpusHead } from './opus-packets.ts';

test("a packet's duration is known from its first bytes", () => {
  // Configuration 31 is a 20 ms frame; the two low bits say how many of them.
  expect(packetLength(Uint8Array.from([31 << 3]))).toBe(960);
  expect(packetLength(Uint8Array.from([(31 << 3) | 1]))).toBe(1_920);
  expect(packetLength(Uint8Array.from([(31 << 3) | 3, 5]))).toBe(4_800);
  // Configuration 3 is a 60 ms speech frame, 13 a 20 ms hybrid one.
  expect(packetLength(Uint8Array.from([3 << 3]))).toBe(2_880);
  expect(packetLength(Uint8Array.from([13 << 3]))).toBe(960);
  expect(packetLength(new Uint8Array(0))).toBe(0);
});

test('an incomplete OpusHead is rejected', () => {
  const head = new Uint8Array(19);
  head.set(new TextEncoder().encode('OpusHead'));
  head.set([1, 2, 0x38, 0x01], 8);
  expect(readOpusHead(head)).toEqual({ channels: 2, preSkip: 312, gain: 0 });
  expect(readOpusHead(head.subarray(0, 12))).toBeUndefined();
  expect(readOpusHead(new Uint8Array(19))).toBeUndefined();
});

test('a stream longer than a minute is refused before it is decoded', () => {
  const { add, packets } = collectPackets();
  const frame = Uint8Array.from([31 << 3, 0]);
  for (let count = 0; count < 3000; count++) add(frame);
  expect(() => add(frame)).toThrow('longer than 60 seconds');
  expect(packets).toHaveLength(3000);
});

test('broken packets have no duration but still count toward the limit', () => {
  const { add, packets } = collectPackets();
  const broken = [[], [0x03], [(31 << 3) | 3, 63]].map((bytes) => Uint8Array.from(bytes));
  for (let count = 0; count < 24_000; count++) add(broken[count % 3]!);
  expect(packets).toEqual([]);
  expect(() => add(broken[1]!)).toThrow('longer than 60 seconds');
});
