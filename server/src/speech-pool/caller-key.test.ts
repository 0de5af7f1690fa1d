import { expect, test } from 'vitest';
import { callerKey } from './caller-key.ts';

test('a person, a trial and an address are three callers', () => {
  const keys = [{ userId: 7 }, { anonymousSessionId: 7 }, { address: '7' }].map(callerKey);
  expect(new Set(keys).size).toBe(3);
});

test('all addresses of one household are one caller', () => {
  const of = (address: string) => callerKey({ address });
  expect(of('2001:db8:1:2:aaaa::1')).toBe(of('2001:db8:1:2:bbbb::2'));
  expect(of('2001:db8:1:2::1')).not.toBe(of('2001:db8:1:3::1'));
  expect(of('::ffff:192.0.2.1')).toBe(of('192.0.2.1'));
});
