import type { Engine } from '@saywell/speech';
import { expect, test } from 'vitest';
import { warmUp, warmUpMore } from './warm-up.ts';

/** An engine whose takes need these milliseconds, one after another. */
function engineOf(takes: number[]) {
  let clock = 0;
  let count = 0;
  const analyze: Engine['analyze'] = () => {
    clock += takes[count++]!;
    return {} as ReturnType<Engine['analyze']>;
  };
  return { engine: { analyze }, now: () => clock, count: () => count };
}

test('the first take, which compiles the code, does not count', () => {
  const { engine, now, count } = engineOf([900, 250]);
  expect(warmUp(engine, 1500, now)).toBe(250);
  expect(count()).toBe(2);
});

test('a slow one is measured once more: the device may have been busy', () => {
  const { engine, now } = engineOf([900, 1501, 400]);
  expect(warmUp(engine, 1500, now)).toBe(400);
});

test('a device that stays slow is slow', () => {
  const { engine, now } = engineOf([9000, 3000, 3200]);
  expect(warmUp(engine, 1500, now)).toBe(3000);
});

test('it goes on until somebody records', async () => {
  const alone = engineOf([4, 3, 2, 1, 1]);
  await warmUpMore(alone.engine, () => false);
  expect(alone.count()).toBe(4);
  const asked = engineOf([1, 1, 1, 1, 1]);
  const isAsked = () => asked.count() === 2;
  await warmUpMore(asked.engine, isAsked);
  expect(asked.count()).toBe(2);
});
