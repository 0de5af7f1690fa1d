import { added, type Item } from './item.ts';
import type { Keeper } from './keeper.ts';

const DATABASE = 'saywell-outbox';
const STORE = 'items';
/** Some browsers never answer: then nothing is kept, and nothing waits for it twice. */
const PATIENCE_MS = 3000;

class Silent extends Error {}

/** Keeps items in IndexedDB: through a reload, closing the tab, and a restart. */
export function diskKeeper(): Keeper {
  let database: Promise<IDBDatabase> | undefined;

  const opened = () => {
    database ??= open(() => (database = undefined)).catch((error: unknown) => {
      if (!(error instanceof Silent)) database = undefined;
      throw error;
    });
    return database;
  };

  async function use<T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T> | void,
  ): Promise<T | undefined> {
    const transaction = (await opened()).transaction(STORE, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(STORE));
    return new Promise((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve(request?.result));
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('Not kept')),
      );
    });
  }

  return {
    all: async () => (await use('readonly', (store) => store.getAll() as IDBRequest<Item[]>)) ?? [],
    add: async (item) => {
      await use('readwrite', (store) => {
        const reading = store.getAll() as IDBRequest<Item[]>;
        reading.addEventListener('success', () => {
          const { put, remove } = added(reading.result, item, Date.now());
          for (const seq of remove) store.delete(seq);
          store.put(put);
        });
      });
    },
    change: async (seq, change) => {
      await use('readwrite', (store) => {
        const reading = store.get(seq) as IDBRequest<Item | undefined>;
        reading.addEventListener('success', () => {
          if (reading.result) store.put({ ...reading.result, ...change });
        });
      });
    },
    remove: async (seqs) => {
      await use('readwrite', (store) => {
        for (const seq of seqs) store.delete(seq);
      });
    },
  };
}

function open(onLost: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Silent('IndexedDB does not answer')), PATIENCE_MS);
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(STORE, { keyPath: 'seq', autoIncrement: true });
    });
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('IndexedDB does not open')),
    );
    request.addEventListener('success', () => {
      const database = request.result;
      database.addEventListener('close', onLost);
      database.addEventListener('versionchange', () => {
        database.close();
        onLost();
      });
      resolve(database);
    });
  });
}
