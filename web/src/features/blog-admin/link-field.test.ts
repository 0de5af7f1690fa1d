import { expect, test } from 'vitest';
import { linkFrom } from './link-field.tsx';

test.each([
  ['https://example.com/a', 'https://example.com/a'],
  ['example.com/a?b=c', 'https://example.com/a?b=c'],
  ['example.com:8080', 'https://example.com:8080'],
  ['  /practice#intonation ', '/practice#intonation'],
  ['ada@example.com', 'mailto:ada@example.com'],
])('%s leads to %s', (typed, href) => {
  expect(linkFrom(typed)).toBe(href);
});

test.each(['', 'hello', 'javascript:alert(1)', 'data:text/html,x', '//evil.example', 'a b.c'])(
  '“%s” leads nowhere',
  (typed) => {
    expect(linkFrom(typed)).toBeUndefined();
  },
);
