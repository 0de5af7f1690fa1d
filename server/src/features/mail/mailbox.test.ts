import { expect, test } from 'vitest';
import { mailboxKey, mailboxOf } from './mailbox.ts';

test.each([
  ['Mei@Example.COM', 'mei@example.com'],
  ['mei+saywell@example.com', 'mei@example.com'],
  ['mei+a+b@example.com', 'mei@example.com'],
  ['m.e.i+x@gmail.com', 'mei@gmail.com'],
  ['m.ei@googlemail.com', 'mei@gmail.com'],
  ['m.e.i@example.com', 'm.e.i@example.com'],
  ['+alone@example.com', '+alone@example.com'],
  ['no address', 'no address@'],
])('%s leads to %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test('the key is the same for each spelling, and useless without the secret', () => {
  const key = mailboxKey('mei@example.com', 'one secret');
  expect(mailboxKey('MEI+1@example.com', 'one secret')).toBe(key);
  expect(mailboxKey('mei@example.com', 'another secret')).not.toBe(key);
  expect(key).toMatch(/^[\w-]{43}$/);
});
