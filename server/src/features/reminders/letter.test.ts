import { expect, test } from 'vitest';
import { reminderLetter } from './letter.ts';

const reader = { name: 'Mei Tanaka', username: 'mei_t', email: 'mei@example.com' };
const reminder = {
  step: { name: 'ship / sheep', text: 'First, listen: ship / sheep.', path: '/today' },
  minute: 18 * 60 + 5,
  token: 'a-token',
  publicUrl: 'https://saywell.example',
  isLast: false,
};

test('a reminder names one thing to practice, its time, and two ways to stop it', () => {
  const { subject, text, html, unsubscribe } = reminderLetter(reader, reminder);
  expect(subject).toBe('Today: ship / sheep');
  expect(text).toMatch(/^Hello Mei,$/m);
  expect(text).toContain('to remind you at 6:05 PM on days when you haven’t practiced');
  expect(text).toContain('https://saywell.example/today');
  expect(unsubscribe).toBe('https://saywell.example/unsubscribe?token=a-token');
  for (const part of [text, html]) expect(part).toContain(unsubscribe);
  expect(text).not.toMatch(/won’t write again/);
});

test('the last one says that it is the last, and how to get more', () => {
  const { subject, text } = reminderLetter(reader, { ...reminder, isLast: true });
  expect(subject).toBe('The last reminder from Saywell');
  expect(text).toMatch(/You haven’t been here for 14 days, so we won’t write again/);
  expect(text).toMatch(/turn them on in your profile/);
});
