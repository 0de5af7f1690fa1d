import { expect, test } from 'vitest';
import { byteRange } from './audio-reply.ts';

test.each([
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=5-', { first: 5, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-30', { first: 0, last: 9 }],
  ['bytes=8-20', { first: 8, last: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=4-2', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=0-1,4-5', undefined],
  ['bytes=-', undefined],
  ['lines=0-1', undefined],
  [undefined, undefined],
])('of ten bytes, %s asks for %j', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});
