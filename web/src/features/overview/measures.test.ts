import { expect, test } from 'vitest';
import { accuracyText, shareText } from './measures.ts';

test('a share of nothing is no share', () => {
  expect(shareText(0, 0)).toBe('–');
  expect(shareText(1, 3)).toBe('33%');
  expect(shareText(1, 250)).toBe('0.4%');
});

test('accuracy without practice is no accuracy', () => {
  expect(accuracyText(null)).toBe('–');
  expect(accuracyText(0.826)).toBe('83%');
});
