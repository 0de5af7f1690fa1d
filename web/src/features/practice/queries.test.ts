import { expect, test } from 'vitest';
import type { Item } from '../../lib/outbox/item.ts';
import { withWaiting } from './queries.ts';

const waiting = (about: Item['about'], more: Partial<Item> = {}) =>
  ({ seq: 1, userId: 7, key: 'a', at: 0, about, ...more }) as Item;

test('what waits to be sent is a result of its exercise, if it is the best one', () => {
  const bests = new Map([
    [1, 80],
    [2, 95],
  ]);
  const items = [
    waiting({ phrase: '', exerciseId: 1, accuracy: 0.9 }),
    waiting({ phrase: '', exerciseId: 2, accuracy: 0.9 }),
    waiting({ phrase: '', exerciseId: 3, accuracy: 0.5 }),
    waiting({ phrase: 'My own', accuracy: 0.5 }),
    waiting({ phrase: '“think” alone', exerciseId: 4 }),
  ];
  expect([...withWaiting(bests, items)]).toEqual([
    [1, 90],
    [2, 95],
    [3, 50],
  ]);
});

test('what was refused, or has no score yet, is no result', () => {
  const about = { phrase: '', exerciseId: 1, accuracy: 0.9 };
  const refused = waiting(about, { refused: { status: 400, message: 'No' } });
  const held = waiting(about, { held: { slot: 'x', until: Date.now() + 60_000 } });
  expect([...withWaiting(new Map(), [refused, held])]).toEqual([]);
});
