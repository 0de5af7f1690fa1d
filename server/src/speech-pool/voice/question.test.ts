import { expect, test } from 'vitest';
import { usualEnding } from './question.ts';

test.each([
  'Is this seat taken?',
  'You’ve finished it already?',
  'If it’s all right, could we start at ten?',
  'Excuse me, is this yours?',
  'She’s moving where?',
  'I see. Are you sure?',
  '“Are you coming?”',
])('“%s” rises', (text) => {
  expect(usualEnding(text)).toBe('rise');
});

test.each([
  'I live near the station.',
  'What time do you close?',
  'And how are you?',
  'Excuse me, where is the bank?',
  'When you leave, who stays?',
  'Do you want tea or coffee?',
  'You’re coming tonight, aren’t you?',
  'It is late, is it not?',
  'Are you sure? I am.',
  'Hello',
])('“%s” falls', (text) => {
  expect(usualEnding(text)).toBe('fall');
});
