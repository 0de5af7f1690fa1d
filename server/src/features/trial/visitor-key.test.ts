import { expect, test } from 'vitest';
import { visitorKey } from './visitor-key.ts';

const key = 'one secret';
const of = (address: string) => visitorKey(address, key);

test('an address has one key, another address another', () => {
  expect(of('203.0.113.7')).toBe(of('203.0.113.7'));
  expect(of('203.0.113.7')).not.toBe(of('203.0.113.8'));
  expect(of('203.0.113.7')).toBe(of('::ffff:203.0.113.7'));
});

test('the key says nothing of the address to who has not the secret', () => {
  expect(of('203.0.113.7')).toMatch(/^[\w-]{43}$/);
  expect(visitorKey('203.0.113.7', 'another secret')).not.toBe(of('203.0.113.7'));
});

test('the many addresses of one household are one visitor', () => {
  expect(of('2001:db8:1:2:aaaa::1')).toBe(of('2001:db8:1:2:bbbb:1:2:3'));
  expect(of('2001:db8:0:0:5::1')).toBe(of('2001:DB8::5:0:0:1'));
  expect(of('2001:db8:1:2::1')).not.toBe(of('2001:db8:1:3::1'));
});
