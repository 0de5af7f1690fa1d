import { added, type Item, type NewItem } from './item.ts';

/** Where items are kept. */
export type Keeper = {
  /** In the order in which they were added. */
  all: () => Promise<Item[]>;
  add: (item: NewItem) => Promise<void>;
  change: (seq: number, change: Partial<Item>) => Promise<void>;
  remove: (seqs: readonly number[]) => Promise<void>;
};

/** Beyond every number that a database gives. */
const FIRST_IN_MEMORY = 2 ** 52;

/** Keeps items as long as the page is open. */
export function memoryKeeper(first = FIRST_IN_MEMORY): Keeper {
  let next = first;
  const items = new Map<number, Item>();
  const inOrder = () => [...items.values()].toSorted((a, b) => a.seq - b.seq);
  return {
    all: () => Promise.resolve(inOrder()),
    add: (item) => {
      const { put, remove } = added(inOrder(), item, Date.now());
      for (const seq of remove) items.delete(seq);
      const seq = put.seq ?? next++;
      items.set(seq, { ...put, seq } as Item);
      return Promise.resolve();
    },
    change: (seq, change) => {
      const item = items.get(seq);
      if (item) items.set(seq, { ...item, ...change } as Item);
      return Promise.resolve();
    },
    remove: (seqs) => {
      for (const seq of seqs) items.delete(seq);
      return Promise.resolve();
    },
  };
}

/** Whether an item outlasts the page. */
export const isOnDisk = ({ seq }: Item) => seq < FIRST_IN_MEMORY;

/** Keeps on the disk, and what does not fit there in memory. */
export function withFallback(disk: Keeper, memory = memoryKeeper()): Keeper {
  const keeperOf = (seq: number) => (seq < FIRST_IN_MEMORY ? disk : memory);
  /** Without a disk nothing is on it; one that fails later must not look empty. */
  let isThere = false;
  const onDisk = async () => {
    try {
      const items = await disk.all();
      isThere = true;
      return items;
    } catch (error) {
      if (isThere) throw error;
      return [];
    }
  };
  return {
    all: async () => [...(await onDisk()), ...(await memory.all())],
    add: async (item) => {
      try {
        await disk.add(item);
        isThere = true;
      } catch {
        await memory.add(item);
      }
    },
    change: (seq, change) => keeperOf(seq).change(seq, change),
    remove: async (seqs) => {
      for (const seq of seqs) await keeperOf(seq).remove([seq]);
    },
  };
}
