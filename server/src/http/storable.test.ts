import { expect, test } from 'vitest';
import { isStorable } from './storable.ts';

test.each([
  'plain',
  '👍🏽 ɹʃθ',
  { a: [1, null, { b: 'deep' }] },
  undefined,
  new Date(),
  new File(['\u0000'], 'take.webm'),
])('%o can be stored', (input) => {
  expect(isStorable(input)).toBe(true);
});

test.each(['a\u0000b', { a: ['x', { b: '\u0000' }] }, { 'a\u0000': 1 }, ['\ud800']])(
  '%j cannot',
  (input) => {
    expect(isStorable(input)).toBe(false);
  },
);

test('nesting of any depth is safe', () => {
  const deep = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));
  expect(isStorable(deep)).toBe(true);
});
