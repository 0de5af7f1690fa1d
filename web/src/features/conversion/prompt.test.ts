import { expect, test } from 'vitest';
import { createLeavingPrompt, wordsFor } from './prompt.ts';

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

const used = (dailyExercisesUsed: number) => ({
  dailyExercisesUsed,
  exercisesRemaining: 3 - dailyExercisesUsed,
});

test('whoever practiced something is told what is lost without an account, once', () => {
  const leave = createLeavingPrompt();
  expect(leave(used(1))).toEqual({
    trigger: 'progress_loss',
    urgency: 'medium',
    exercisesRemaining: 2,
  });
  expect(leave(used(2))).toBeUndefined();
});

test('after the last free exercise it is the limit, whatever was said before', () => {
  const leave = createLeavingPrompt();
  leave(used(1));
  expect(leave(used(3))).toEqual({
    trigger: 'exercise_limit',
    urgency: 'high',
    exercisesRemaining: 0,
  });
  expect(leave(used(3))).toBeUndefined();
});

test('nobody is asked who practiced nothing, or before the server has answered', () => {
  const leave = createLeavingPrompt();
  expect(leave(used(0))).toBeUndefined();
  expect(leave(undefined)).toBeUndefined();
  expect(leave(used(1))).toBeDefined();
});
