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

const NOTHING = {
  trials: 0,
  converted: 0,
  signUps: 0,
  sessions: 0,
  scoredOnDevice: 0,
  scoredOnServer: 0,
  learners: 0,
  accuracyOnDevice: null as number | null,
  accuracyOnServer: null as number | null,
  adViews: 0,
  adClicks: 0,
  errors: 0,
};
const NOBODY = { learners: 0, medians: null };
const noteOf = (title: string, totals: Partial<typeof NOTHING>) =>
  measuresOf({
    days: [],
    errors: [],
    improvement: { mouth: NOBODY, ear: NOBODY },
    totals: { ...NOTHING, ...totals },
  }).find((measure) => measure.title === title)?.note;

test('one trial became an account, two became accounts', () => {
  expect(noteOf('Trials', { trials: 4, converted: 1 })).toBe('1 became an account, 25%');
  expect(noteOf('Trials', { trials: 4, converted: 2 })).toBe('2 became accounts, 50%');
});

test('the average is of what the server scored; what devices say stands beside it', () => {
  const totals = { ...NOTHING, accuracyOnDevice: 1, accuracyOnServer: 0.826 };
  const improvement = { mouth: NOBODY, ear: NOBODY };
  const found = measuresOf({ days: [], errors: [], improvement, totals });
  expect(found.find(({ title }) => title === 'Average accuracy')).toMatchObject({
    total: '83%',
    note: 'scored on the server; devices say 100%',
  });
});

test('sessions scored on devices and on the server are told apart', () => {
  const totals = { sessions: 9, learners: 2, scoredOnDevice: 5, scoredOnServer: 3 };
  expect(noteOf('Practice sessions', totals)).toBe('by 2 learners; 5 on devices, 3 on the server');
});
