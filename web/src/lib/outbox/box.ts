import { ApiError, isUnauthorized, mayWorkLater } from '../api-error.ts';
import { createStore } from '../store.ts';
import { type Call, isHeld, isResult, type Item, type NewItem, type Refusal } from './item.ts';
import { isOnDisk, type Keeper } from './keeper.ts';

/** Why nothing goes out: no connection, no server, or nobody of that account signed in. */
export type Obstacle = 'offline' | 'unreachable' | 'signed-out';

export type OutboxState = { items: readonly Item[]; obstacle: Obstacle | undefined };

export type Delivery = 'sent' | Exclude<Obstacle, 'signed-out'>;

type Options = {
  keeper: Keeper;
  post: (call: Call, userId: number) => Promise<unknown>;
  /** Runs the work while no other work of this name runs, in any tab. */
  alone: (name: string, work: () => Promise<void>) => Promise<void>;
  isOnline: () => boolean;
  /** Tells other tabs that something changed. */
  tell?: () => void;
  now?: () => number;
  /** How long a person waits for an answer before what they saved is left to itself. */
  patienceMs?: number;
};

const PATIENCE_MS = 8_000;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 5 * 60_000;
/** What the server fails on for so long no longer holds up what comes after it. */
const FAILS_FOR_MS = 24 * 3600_000;

export type Box = ReturnType<typeof createBox>;

/** Items of the people who use this browser, and their way to the server: in order, each once. */
export function createBox(options: Options) {
  const { keeper, post, alone, isOnline, tell, now = Date.now, patienceMs = PATIENCE_MS } = options;
  const state = createStore<OutboxState>({ items: [], obstacle: undefined });
  const listeners = new Set<(sent: readonly Item[]) => void>();
  /** Whose items go out. */
  let person: number | undefined;
  let obstacle: Obstacle | undefined;
  /** What the obstacle was, for those who are told at once. */
  let problem: unknown;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const itemsOf = async (userId: number) =>
    (await keeper.all()).filter((item) => item.userId === userId);

  const find = async ({ userId, key }: NewItem) =>
    (await itemsOf(userId)).find((item) => item.key === key);

  async function refresh() {
    const items = person === undefined ? [] : await itemsOf(person);
    state.set({ items, obstacle });
  }

  async function changed() {
    tell?.();
    await refresh();
  }

  async function flush() {
    if (person === undefined) return;
    const userId = person;
    await alone(`saywell-outbox-${userId}`, () => sendAll(userId));
  }

  /** Sends one after another until one has to wait. */
  async function sendAll(userId: number) {
    const sent: Item[] = [];
    let wait: number | undefined;
    obstacle = undefined;
    for (;;) {
      const items = await itemsOf(userId);
      const item = items.find((one) => !one.refused && !isHeld(one, now()));
      if (!item) break;
      try {
        await sendOne(item);
        sent.push(item);
      } catch (error) {
        problem = error;
        obstacle = obstacleOf(error, isOnline());
        wait = error instanceof ApiError ? error.retryAfter : undefined;
        break;
      }
    }
    await planNext(userId, wait);
    await changed();
    if (sent.length > 0) for (const listener of listeners) listener(sent);
  }

  /** Rejects if it has to wait. */
  async function sendOne(item: Item): Promise<void> {
    if (!isOnline()) throw new TypeError('Offline');
    try {
      await postWhole(item);
      await keeper.remove([item.seq]);
    } catch (error) {
      const failingSince = isFailure(error) ? (item.failingSince ?? now()) : undefined;
      const refused = refusalOf(error, failingSince === undefined ? 0 : now() - failingSince);
      if (!refused) {
        if (failingSince !== item.failingSince) await keeper.change(item.seq, { failingSince });
        throw error;
      }
      // What nobody saved is no loss to them.
      if (isResult(item)) await keeper.change(item.seq, { refused });
      else await keeper.remove([item.seq]);
    }
  }

  /** With what it needs: each has its id, so whatever is repeated counts once. */
  async function postWhole({ needs, userId, ...item }: Item) {
    // An item that an earlier version kept needs one thing, not a list.
    const all = [needs ?? []].flat();
    const there = all.filter(({ isThere }) => isThere);
    for (const { call, isThere } of all) if (!isThere) await post(call, userId);
    try {
      await post(item, userId);
    } catch (error) {
      if (there.length === 0 || !isGone(error)) throw error;
      for (const { call } of there) await post(call, userId);
      await post(item, userId);
    }
  }

  /** After an obstacle again and again, ever more rarely; and when what is held may go. */
  async function planNext(userId: number, retryAfter = 0) {
    clearTimeout(timer);
    failures = obstacle ? failures + 1 : 0;
    if (obstacle === 'signed-out') return;
    const backoff = Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
    const untils = (await itemsOf(userId)).flatMap(({ held, refused }) =>
      held && !refused ? held.until - now() : [],
    );
    const wait = obstacle ? Math.max(backoff, retryAfter * 1000) : Math.min(...untils);
    if (Number.isFinite(wait)) timer = setTimeout(() => void flush().catch(() => {}), wait);
  }

  async function remove(isGone: (item: Item) => boolean) {
    const items = await keeper.all();
    await keeper.remove(items.filter(isGone).map(({ seq }) => seq));
    await changed();
  }

  /** The person asks for another try of what was refused. */
  async function retry({ seq }: Item) {
    await keeper.change(seq, { refused: undefined, failingSince: undefined });
    await changed();
    await flush();
  }

  /** The person has seen that it was refused. */
  const dismiss = ({ userId, key }: NewItem) =>
    remove((item) => item.userId === userId && !!item.refused && item.key === key);

  /** Keeps an item and sends it when it can be sent. */
  async function add(item: NewItem) {
    person = item.userId;
    await keeper.add(item);
    await changed();
    void flush().catch(() => {});
  }

  return {
    state,
    add,
    dismiss,
    retry,
    flush,
    refresh,
    /** What waits in this browser, whoever saved it. */
    everyone: () => keeper.all(),
    /** Calls a listener after something went out. */
    onSent: (listener: (sent: readonly Item[]) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** From now on it is this person whose items go out. */
    follow: async (userId: number | undefined) => {
      person = userId;
      obstacle = undefined;
      failures = 0;
      await refresh();
      await flush();
    },

    /**
     * Keeps an item, sends it, and says what came of it. Rejects where the person has something to
     * do: sign in again (it stays kept), record anew what the server will never take, or save again
     * what could be neither sent nor kept.
     */
    deliver: async (item: NewItem): Promise<Delivery> => {
      person = item.userId;
      await keeper.add(item);
      const kept = await find(item);
      const sending = flush().catch((error: unknown) => (problem = error));
      const isKept = kept !== undefined && isOnDisk(kept);
      await (isKept ? Promise.race([sending, pause(patienceMs)]) : sending);
      const left = await find(item);
      if (!left) return 'sent';
      if (left.refused) {
        await dismiss(left);
        throw errorOf(left.refused);
      }
      if (!isKept) await remove(({ seq }) => seq === left.seq);
      else await changed();
      if (!isKept || obstacle === 'signed-out') throw problem;
      return obstacle ?? 'unreachable';
    },

    /** What is held in a slot may go; without a slot, whatever is held. */
    release: async (userId: number, slot?: string) => {
      for (const { seq, held } of await itemsOf(userId)) {
        if (held && (slot ?? held.slot) === held.slot) {
          await keeper.change(seq, { held: undefined });
        }
      }
      await flush();
    },
    /** What is held in a slot is not wanted anymore. */
    dropHeld: (userId: number, slot: string) =>
      remove((item) => item.userId === userId && item.held?.slot === slot && isHeld(item, now())),
    /** Nothing of an account stays in the browser. */
    clear: (userId: number) => remove((item) => item.userId === userId),
  };
}

const pause = (ms: number) => new Promise((over) => setTimeout(over, ms));

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

const errorOf = ({ status, message }: Refusal) =>
  new ApiError({ status, statusText: '', body: JSON.stringify({ message }) });

const isFailure = (error: unknown) => error instanceof ApiError && error.status === 500;

function refusalOf(error: unknown, failedForMs: number): Refusal | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const isHopeless = failedForMs > FAILS_FOR_MS;
  if (mayWorkLater(error) && !isHopeless) return undefined;
  return { status: error.status, message: error.serverMessage };
}

function obstacleOf(error: unknown, online: boolean): Obstacle {
  if (isUnauthorized(error)) return 'signed-out';
  return online ? 'unreachable' : 'offline';
}
