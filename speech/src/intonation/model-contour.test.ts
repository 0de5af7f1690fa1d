import { expect, test } from 'vitest';
import { drawModel } from './model-contour.ts';

const plan = { start: 0.5, nucleus: 1.5, end: 2.5, ending: 'level' } as const;

/** The semitones of the model at a moment. */
function at(model: ReturnType<typeof drawModel>, seconds: number): number {
  const place = model.times.findIndex((time) => Math.abs(time - seconds) < 0.001);
  return model.semitones[place]!;
}

test('a model has a point each 20 ms, from the first sound to the end of the last', () => {
  const { times } = drawModel(plan);
  expect(times.slice(0, 3)).toEqual([0.5, 0.52, 0.54]);
  expect(times.at(-1)).toBeCloseTo(2.5, 1);
});

test('the pitch sinks from 1.5 to −1', () => {
  const model = drawModel(plan);
  expect(at(model, 0.5)).toBe(1.5);
  expect(at(model, 1.5)).toBe(0.25);
  expect(model.semitones.at(-1)).toBeCloseTo(-1, 1);
});

test.each([
  ['rise', 5],
  ['fall', -4],
] as const)('from the last stressed vowel on there is a %s by %d', (ending, semitones) => {
  const turned = drawModel({ ...plan, ending });
  const straight = drawModel(plan);
  const turn = (seconds: number) => at(turned, seconds) - at(straight, seconds);
  expect(turn(1.5)).toBe(0);
  expect(turn(1.7)).toBeCloseTo(semitones * 0.104, 2);
  expect(turn(2)).toBeCloseTo(semitones / 2, 2);
  expect(turned.semitones.at(-1)! - straight.semitones.at(-1)!).toBeCloseTo(semitones, 1);
});

test('the word with the focus is a hill of 4, and nothing beside it moves', () => {
  const model = drawModel({ ...plan, focus: { start: 0.9, end: 1.3 } });
  const straight = drawModel(plan);
  const height = (seconds: number) => at(model, seconds) - at(straight, seconds);
  expect(height(0.88)).toBe(0);
  expect(height(1)).toBeCloseTo(2, 2);
  expect(height(1.1)).toBeCloseTo(4, 2);
  expect(height(1.32)).toBe(0);
});
