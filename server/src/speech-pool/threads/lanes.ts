/** Whoever waits in the first lane is served before anyone in the second. */
export type Lane = 'first' | 'second';

type Options<Item> = {
  room: Record<Lane, number>;
  waitMs: number;
  onLate: (item: Item) => void;
};

/** Two short queues, each with its own room and a limit on how long one may wait. */
export function createLanes<Item>({ room, waitMs, onLate }: Options<Item>) {
  const waiting: Record<Lane, Map<Item, NodeJS.Timeout>> = { first: new Map(), second: new Map() };

  /** False when the lane is full. */
  function add(lane: Lane, item: Item): boolean {
    const queue = waiting[lane];
    if (queue.size >= room[lane]) return false;
    const late = setTimeout(() => {
      queue.delete(item);
      onLate(item);
    }, waitMs);
    queue.set(item, late);
    return true;
  }

  function take(): Item | undefined {
    for (const queue of [waiting.first, waiting.second]) {
      for (const [item, late] of queue) {
        clearTimeout(late);
        queue.delete(item);
        return item;
      }
    }
    return undefined;
  }

  function clear(): Item[] {
    const items: Item[] = [];
    for (let item = take(); item !== undefined; item = take()) items.push(item);
    return items;
  }

  const length = () => waiting.first.size + waiting.second.size;

  return { add, take, clear, length };
}
