import { describe, expect, test } from 'vitest';
import type { Item } from '../../lib/outbox/item.ts';
import type { Today, TodaysStep } from './use-today.ts';
import { withWaiting } from './with-waiting.ts';

const at = new Date(2026, 2, 4, 18).getTime();
const YESTERDAY = new Date(2026, 2, 3, 23, 59).getTime();

const step = (id: string, more: object, state: TodaysStep['state'] = 'open') =>
  ({ step: { id, ...more }, state, result: null }) as TodaysStep;
const STEPS = [
  step('ear', { kind: 'ear' }),
  step('sound', { kind: 'sound', exercise: { id: 1 } }),
  step('drill', { kind: 'drill', exercise: { id: 2 } }),
  step('phrase', { kind: 'phrase', exercise: { id: 3 } }, 'skipped'),
];
const today = (steps = STEPS): Today => ({
  date: '2026-03-04',
  minutes: 5,
  begun: false,
  finished: false,
  steps,
});

const item = (call: Item['call'], about: Partial<Item['about']> = {}, more: Partial<Item> = {}) =>
  ({ call, at, about: { phrase: '', ...about }, ...more }) as Item;
const said = (exerciseId: number, more: Partial<Item> = {}) =>
  item('POST /api/practice-sessions', { exerciseId, accuracy: 0.9 }, more);
const drilled = item('POST /api/drills', { exerciseId: 2 });
const heard = item('POST /api/ear-rounds');

const doneWith = (...items: Item[]) =>
  withWaiting(today(), items).steps.flatMap((one) => (one.state === 'done' ? [one.step.id] : []));

describe('a step of today counts as done', () => {
  test('as soon as its result waits to be sent', () => {
    expect(doneWith(heard)).toEqual(['ear']);
    expect(doneWith(said(1))).toEqual(['sound']);
    expect(doneWith(drilled)).toEqual(['drill']);
  });

  test('a scene by a run through it, and through no other', () => {
    const played = (slug: string) => item('POST /api/scenes/:slug/runs', {}, { params: { slug } });
    const of = today([step('scene', { kind: 'scene', slug: 'ordering' })]);
    const stateAfter = (slug: string) => withWaiting(of, [played(slug)]).steps[0]!.state;
    expect([stateAfter('ordering'), stateAfter('story')]).toEqual(['done', 'open']);
  });

  test('even after it was skipped', () => expect(doneWith(said(3))).toEqual(['phrase']));

  test('by nothing else: another exercise, another day, no score, or a refused result', () => {
    expect(doneWith(said(9), said(2), said(1, { at: YESTERDAY }))).toEqual([]);
    expect(doneWith(item('POST /api/practice-sessions', { exerciseId: 1 }))).toEqual([]);
    expect(doneWith(said(1, { refused: { status: 400, message: 'No' } }))).toEqual([]);
  });
});

test('the day is finished once no step is open', () => {
  expect(withWaiting(today(), [heard, said(1)]).finished).toBe(false);
  expect(withWaiting(today(), [heard, said(1), drilled]).finished).toBe(true);
  expect(withWaiting(today([]), []).finished).toBe(false);
});

test('it has begun where the beginning itself waits to be sent', () => {
  expect(withWaiting(today(), [heard]).begun).toBe(false);
  expect(withWaiting(today(), [item('POST /api/today')]).begun).toBe(true);
});
