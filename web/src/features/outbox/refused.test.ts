import { expect, test } from 'vitest';
import type { Item } from '../../lib/outbox/item.ts';
import { refusedOf } from './refused.ts';

const item = (key: string, more: Partial<Item> = {}) =>
  ({ seq: 1, userId: 7, key, at: 0, about: { phrase: key }, ...more }) as Item;
const refused = { status: 400, message: 'No' };

test('what was refused is listed, and nothing that waits', () => {
  const items = [item('session', { refused }), item('waiting')];
  expect(refusedOf(items).map(({ key }) => key)).toEqual(['session']);
});
