import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPlan, keepPlan, keptPlan } from './practice-plan.ts';

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
  path: null,
}));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
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

test('a session that is forgotten leaves that of another person alone', () => {
  keepPlan(ANA, steps);
  keepPlan(BO, steps);
  forgetPlan(ANA);
  expect(keptPlan(ANA, 7)).toBeUndefined();
  expect(keptPlan(BO, 7)).toBeDefined();
});

test('a browser without storage practices without a session', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => keepPlan(ANA, steps)).not.toThrow();
  expect(() => forgetPlan(ANA)).not.toThrow();
  expect(keptPlan(ANA, 7)).toBeUndefined();
});
