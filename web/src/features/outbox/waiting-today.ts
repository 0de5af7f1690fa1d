import type { Item } from '../../lib/outbox/item.ts';
import { isWaiting, useOutbox } from '../../lib/outbox/outbox.ts';

/** What was practiced today and is not in the numbers of the server yet. */
export function useWaitingToday(): number {
  return useOutbox(({ items, obstacle }) => (obstacle ? waitingOn(new Date(), items) : 0));
}

export function waitingOn(day: Date, items: readonly Item[]): number {
  const isOfDay = ({ at }: Item) => new Date(at).toDateString() === day.toDateString();
  return items.filter((item) => isWaiting(item) && isOfDay(item)).length;
}
