import { expect, test } from 'vitest';
import { isRange, networkList } from './network-list.ts';

const isListed = networkList(['203.0.113.7', '198.51.100.0/24', '2001:db8:5::/48']);

test.each([
  ['203.0.113.7', true],
  ['::ffff:203.0.113.7', true],
  ['203.0.113.8', false],
  ['198.51.100.200', true],
  ['198.51.101.1', false],
  ['2001:db8:5:ffff::1', true],
  ['2001:db8:6::1', false],
  ['no address', false],
])('%s is listed: %s', (address, expected) => {
  expect(isListed(address)).toBe(expected);
});

test('an empty list contains no address', () => {
  expect(networkList([])('203.0.113.7')).toBe(false);
});

test.each([
  ['10.0.0.0/8', true],
  ['10.0.0.1', true],
  ['2001:db8::/128', true],
  ['10.0.0.0/33', false],
  ['10.0.0.0/8/8', false],
  ['2001:db8::/129', false],
  ['school', false],
  ['', false],
])('%s is a range: %s', (text, expected) => {
  expect(isRange(text)).toBe(expected);
});

test('a closed connection has no address and is in no network', () => {
  expect(networkList(['0.0.0.0/0', '::/0'])(undefined)).toBe(false);
});
