import { expect, test } from 'vitest';
import { createAskers } from './asker.ts';

const askerOf = createAskers((address) => address.startsWith('203.0.113.'));
const visitor = (address: string) => askerOf(undefined, address);

test('a person, a trial and an address are three callers of one network', () => {
  const address = '192.0.2.7';
  const askers = [{ userId: 7 }, { trialId: 7 }, undefined].map((known) => askerOf(known, address));
  expect(new Set(askers.map(({ caller }) => caller)).size).toBe(3);
  expect(new Set(askers.map(({ network }) => network))).toEqual(new Set([address]));
});

test('all addresses of one household are one network and one visitor', () => {
  expect(visitor('2001:db8:1:2:aaaa::1')).toEqual(visitor('2001:db8:1:2:bbbb::2'));
  expect(visitor('2001:db8:1:2::1')).not.toEqual(visitor('2001:db8:1:3::1'));
  expect(visitor('::ffff:192.0.2.1')).toEqual(visitor('192.0.2.1'));
});

test('a trusted network is not counted, but each of its callers is', () => {
  expect(askerOf({ userId: 7 }, '203.0.113.1')).toEqual({
    caller: 'person 7',
    network: undefined,
  });
});
