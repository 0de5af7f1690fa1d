import { expect, test } from 'vitest';
import { wordsFor } from './prompt.ts';

const limit = (exercisesRemaining: number) =>
  wordsFor({ trigger: 'exercise_limit', urgency: 'high', exercisesRemaining }).title;

test('the limit says how many are left', () => {
  expect(limit(2)).toBe('2 free exercises left today');
  expect(limit(1)).toBe('One free exercise left today');
  expect(limit(0)).toBe('That was your last free exercise today');
});

test('each occasion has words of its own', () => {
  const titles = (['exercise_limit', 'progress_loss', 'personalized_learning'] as const).map(
    (trigger) => wordsFor({ trigger, urgency: 'low', exercisesRemaining: 1 }).title,
  );
  expect(new Set(titles).size).toBe(3);
});
