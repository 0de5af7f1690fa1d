import { expect, test } from 'vitest';
import { createLeavingPrompt } from './leaving-prompt.ts';

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
