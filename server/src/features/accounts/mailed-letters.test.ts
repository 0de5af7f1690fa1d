import { expect, test } from 'vitest';
import { verificationLetter } from './mailed-letters.ts';

const greetingOf = (name: string) => {
  const reader = { name, username: 'mei_t', email: 'mei@example.com' };
  const { text } = verificationLetter(reader, 'token', 'https://saywell.example');
  return text.split('\n').find((line) => line.startsWith('Hello'));
};

test.each(['Mei Tanaka', ' Mei ', 'Mei'])('%j is greeted by the first name', (name) => {
  expect(greetingOf(name)).toBe('Hello Mei,');
});

test.each(['José', 'Anne-Marie', 'O’Brien', '美'])('%s is a name', (name) => {
  expect(greetingOf(name)).toBe(`Hello ${name},`);
});

test.each([
  'cheap.example',
  'Win100€',
  'https://spam.example',
  'Buynowbuynowbuynowbuynow',
  '4 you',
])('%s is no name, so the username stands there', (name) => {
  expect(greetingOf(name)).toBe('Hello mei_t,');
});
