import { expect, test } from 'vitest';
import { phoneIndex } from '../phonemes/phone-index.ts';
import { voicedPart } from './voiced-part.ts';

const saying = (...phones: string[]) =>
  phones.map((phone, at) => ({
    phone: phoneIndex(phone),
    word: 0,
    place: at,
    start: 10 * at,
    end: 10 * at + 10,
  }));
const framesOf = (contour: Float64Array) =>
  Array.from(contour.keys()).filter((frame) => !Number.isNaN(contour[frame]!));
const contour = new Float64Array(40).fill(2);

test('a pitch heard in a hiss is no melody, but for where the voice dies away', () => {
  const frames = framesOf(voicedPart({ contour, phones: saying('AA', 'S', 'AA') }));
  expect(frames.filter((frame) => frame < 20)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 17, 18, 19,
  ]);
});

test('after a last sound without voice nothing counts, after one with voice its echo does', () => {
  expect(framesOf(voicedPart({ contour, phones: saying('AA', 'T') })).at(-1)).toBe(12);
  expect(framesOf(voicedPart({ contour, phones: saying('AA', 'D') })).at(-1)).toBe(39);
});
