import { expect, test } from 'vitest';
import { closedTo } from './admission.ts';

const nobody = { isTrusted: false, hasProof: false };
const proven = { isTrusted: false, hasProof: true };
const trusted = { isTrusted: true, hasProof: false };
const at = (atAddress: number, onDevice = 0) => ({ atAddress, onDevice });

test('ten trials begin at an address just so, the others with a proof each', () => {
  expect(closedTo(nobody, at(9))).toBeUndefined();
  expect(closedTo(nobody, at(10))).toBe('proof');
  expect(closedTo(proven, at(10))).toBeUndefined();
  expect(closedTo(proven, at(99))).toBeUndefined();
});

test('after a hundred a proof is not enough', () => {
  expect(closedTo(proven, at(100))).toBe('network');
  expect(closedTo(nobody, at(100))).toBe('network');
});

test('a trusted network has as many as it wants', () => {
  expect(closedTo(trusted, at(5000))).toBeUndefined();
});

test('one browser begins ten, with a proof and in a trusted network too', () => {
  expect(closedTo(nobody, at(0, 9))).toBeUndefined();
  for (const visitor of [nobody, proven, trusted]) {
    expect(closedTo(visitor, at(0, 10))).toBe('network');
  }
});
