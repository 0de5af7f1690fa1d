import { expect, test } from 'vitest';
import { writeLetter } from './letter.ts';

const letter = {
  recipient: 'mei@example.com',
  subject: 'A subject',
  title: 'A <b>title</b>',
  paragraphs: ['First & foremost.', 'Second.'],
  action: { label: 'Go on', link: 'https://saywell.example/verify-email?token=abc&x="' },
  note: 'Why this came.',
};

test('both forms of a message have the same text and link', () => {
  const { text, html } = writeLetter(letter);
  for (const part of ['Second.', 'Go on', 'Why this came.']) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(text).toContain(letter.action.link);
  expect(html).toContain('href="https://saywell.example/verify-email?token=abc&amp;x=&quot;"');
});

test('nothing in a message becomes markup', () => {
  const { html } = writeLetter(letter);
  expect(html).toContain('A &lt;b&gt;title&lt;/b&gt;');
  expect(html).toContain('First &amp; foremost.');
});

test('a message loads no remote content', () => {
  expect(writeLetter(letter).html).not.toMatch(/<(img|link|script|iframe)|url\(/i);
});
