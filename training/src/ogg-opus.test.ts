import { expect, test } from 'vitest';
import { opusPackets } from './ogg-opus.ts';

/** An Ogg page whose segments are filled with one value each. */
function page(segments: { length: number; value: number }[]): number[] {
  const header = [0x4f, 0x67, 0x67, 0x53, ...Array.from({ length: 22 }, () => 0), segments.length];
  const body = segments.flatMap(({ length, value }) => Array.from({ length }, () => value));
  return [...header, ...segments.map(({ length }) => length), ...body];
}

const opusHead = [{ length: 19, value: 1 }];
const opusTags = [{ length: 8, value: 2 }];

test('a packet longer than a segment is joined again, also across pages', () => {
  const file = Uint8Array.from([
    ...page(opusHead),
    ...page(opusTags),
    ...page([
      { length: 255, value: 3 },
      { length: 10, value: 3 },
      { length: 255, value: 4 },
    ]),
    ...page([{ length: 5, value: 4 }]),
  ]);
  const { packets } = opusPackets(file);
  expect(packets.map(({ length }) => length)).toEqual([265, 260]);
  expect(new Set(packets[1])).toEqual(new Set([4]));
});

test('the samples to skip at the start come from the header', () => {
  const file = Uint8Array.from([...page(opusHead), ...page(opusTags)]);
  expect(opusPackets(file).preSkip).toBe(0x0101);
});

test('anything but Ogg is refused', () => {
  expect(() => opusPackets(new Uint8Array(64))).toThrow('not an Ogg file');
});
