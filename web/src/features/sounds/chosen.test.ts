import { expect, test } from 'vitest';
import { mostImproved, weakest } from './chosen.ts';
import type { Sound } from './standing.ts';

const sound = (phone: string, rest: Partial<Sound> = {}): Sound => ({
  phone,
  ipa: phone,
  kind: 'consonant',
  tries: 8,
  accuracy: 0.8,
  trend: null,
  lastPracticedAt: null,
  dueAt: null,
  ...rest,
});

const phones = (list: { sound: Sound }[]) => list.map((one) => one.sound.phone);

test('the two that gained most come first', () => {
  const improved = mostImproved([
    sound('S', { trend: { from: 0.7, to: 0.75 } }),
    sound('TH', { trend: { from: 0.58, to: 0.74 } }),
    sound('R', { trend: { from: 0.5, to: 0.6 } }),
  ]);
  expect(phones(improved)).toEqual(['TH', 'R']);
});

test('what fell or stayed the same is no improvement', () => {
  const trends = [
    { from: 0.8, to: 0.7 },
    { from: 0.7, to: 0.72 },
  ];
  expect(mostImproved(trends.map((trend) => sound('S', { trend })))).toEqual([]);
});

test('the weakest is found among those with enough tries', () => {
  const sounds = [
    sound('S', { accuracy: 0.6 }),
    sound('TH', { accuracy: null, tries: 2 }),
    sound('R', { accuracy: 0.4 }),
  ];
  expect(weakest(sounds)?.phone).toBe('R');
  expect(weakest([sound('TH', { accuracy: null })])).toBeUndefined();
});
