import { expect, test } from 'vitest';
import { closedTo, visitorKey } from './admission.ts';

const nobody = { isTrusted: false, hasProof: false };
const proven = { isTrusted: false, hasProof: true };
const trusted = { isTrusted: true, hasProof: false };
const at = (atAddress: number, onDevice = 0) => ({ atAddress, onDevice });

test('an address can start ten trials, more only with a proof each', () => {
  expect(closedTo(nobody, at(9))).toBeUndefined();
  expect(closedTo(nobody, at(10))).toBe('proof');
  expect(closedTo(proven, at(10))).toBeUndefined();
  expect(closedTo(proven, at(99))).toBeUndefined();
});

test('after a hundred trials a proof is not enough', () => {
  expect(closedTo(proven, at(100))).toBe('network');
  expect(closedTo(nobody, at(100))).toBe('network');
});

test('a trusted network has no limit', () => {
  expect(closedTo(trusted, at(5000))).toBeUndefined();
});

test('a browser can start ten, even with a proof or in a trusted network', () => {
  expect(closedTo(nobody, at(0, 9))).toBeUndefined();
  for (const visitor of [nobody, proven, trusted]) {
    expect(closedTo(visitor, at(0, 10))).toBe('network');
  }
});

const keyOf = (address: string) => visitorKey(address, 'one secret');

test('an address has one key, another address another', () => {
  expect(keyOf('203.0.113.7')).toBe(keyOf('203.0.113.7'));
  expect(keyOf('203.0.113.7')).not.toBe(keyOf('203.0.113.8'));
  expect(keyOf('203.0.113.7')).toBe(keyOf('::ffff:203.0.113.7'));
});

test('the key does not reveal the address without the secret', () => {
  expect(keyOf('203.0.113.7')).toMatch(/^[\w-]{43}$/);
  expect(visitorKey('203.0.113.7', 'another secret')).not.toBe(keyOf('203.0.113.7'));
});

test('the many addresses of one household count as one visitor', () => {
  expect(keyOf('2001:db8:1:2:aaaa::1')).toBe(keyOf('2001:db8:1:2:bbbb:1:2:3'));
  expect(keyOf('2001:db8:0:0:5::1')).toBe(keyOf('2001:DB8::5:0:0:1'));
  expect(keyOf('2001:db8:1:2::1')).not.toBe(keyOf('2001:db8:1:3::1'));
});
