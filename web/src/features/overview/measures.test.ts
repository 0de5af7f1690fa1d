import { expect, test } from 'vitest';
import { accuracyText, measuresOf, shareText } from './measures.ts';

test('a share of nothing is no share', () => {
  expect(shareText(0, 0)).toBe('–');
  expect(shareText(1, 3)).toBe('33%');
  expect(shareText(1, 250)).toBe('0.4%');
});

test('accuracy without practice is no accuracy', () => {
  expect(accuracyText(null)).toBe('–');
  expect(accuracyText(0.826)).toBe('83%');
});

test('one trial became an account, two became accounts', () => {
  const note = (converted: number) => {
    const totals = { trials: 4, converted, signUps: 0, sessions: 0, learners: 0, accuracy: null };
    const overview = {
      days: [],
      errors: [],
      totals: { ...totals, adViews: 0, adClicks: 0, errors: 0 },
    };
    return measuresOf(overview)[0]?.note;
  };
  expect(note(1)).toBe('1 became an account, 25%');
  expect(note(2)).toBe('2 became accounts, 50%');
});
