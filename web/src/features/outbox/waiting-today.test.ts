import { expect, test } from 'vitest';
import type { Item } from '../../lib/outbox/item.ts';
import { waitingOn } from './waiting-today.ts';

const noon = new Date(2026, 2, 4, 12);
const item = (more: Partial<Item>) =>
  ({ call: 'POST /api/practice-sessions', at: noon.getTime(), ...more }) as Item;

test('results of the day that wait are counted, and nothing else', () => {
  const items = [
    item({}),
    item({ at: new Date(2026, 2, 4, 0, 1).getTime() }),
    item({ at: new Date(2026, 2, 3, 23, 59).getTime() }),
    item({ refused: { status: 400, message: 'No' } }),
    item({ call: 'POST /api/analyses' }),
  ];
  expect(waitingOn(noon, items)).toBe(2);
});
