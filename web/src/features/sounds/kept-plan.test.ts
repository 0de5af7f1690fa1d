import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPlan, keptPlan } from './kept-plan.ts';

const ANA = 1;
const BO = 2;

const exercise = (id: number) => ({
  id,
  title: 'A title',
  phrase: 'A phrase.',
  category: 'pronunciation' as const,
  difficulty: 1,
  audioUrl: null,
  tips: [],
  trains: {},
});
const steps = [7, 3].map((id) => ({
  exercise: exercise(id),
  sounds: [],
  why: 'weak' as const,
  reason: `because of ${id}`,
}));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a session keeps its order and its reasons', () => {
  keepPlan(ANA, steps);
  expect(keptPlan(ANA, 3)).toEqual([
    { id: 7, reason: 'because of 7' },
    { id: 3, reason: 'because of 3' },
  ]);
});

test('an exercise of no session has none', () => {
  expect(keptPlan(ANA, 7)).toBeUndefined();
  keepPlan(ANA, steps);
  expect(keptPlan(ANA, 8)).toBeUndefined();
});

test('the session of one person is not that of the next in the same tab', () => {
  keepPlan(ANA, steps);
  expect(keptPlan(BO, 7)).toBeUndefined();
});

test('a browser without storage practises without a session', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => keepPlan(ANA, steps)).not.toThrow();
  expect(keptPlan(ANA, 7)).toBeUndefined();
});
