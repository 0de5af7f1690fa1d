import { pathWith } from '../api.ts';
import { apiErrorFrom } from '../api-error.ts';
import { ACCOUNT_HEADER } from '../account-header.ts';
import { useStore } from '../store.ts';
import { type Box, createBox, type OutboxState } from './box.ts';
import { diskKeeper } from './disk.ts';
import { type Call, isHeld, isResult, type Item, timed } from './item.ts';
import { withFallback } from './keeper.ts';

/** A request that takes longer is given up, and sent again. */
const TIMEOUT_MS = 30_000;

/** Once it runs: the way to the other tabs. */
let running: { tabs: BroadcastChannel | undefined } | undefined;

/** What people save waits here until the server has it. */
export const outbox: Box = createBox({
  keeper: withFallback(diskKeeper()),
  post: (call, userId) => post(call, userId),
  alone: inTurn,
  isOnline: () => navigator.onLine,
  tell: () => running?.tabs?.postMessage(null),
});

/** Sends what waits for this person: now, and whenever there is hope. Calls back after each result. */
export function startOutbox(userId: number, onSent: () => void): void {
  void outbox.follow(userId).catch(() => {});
  if (running) return;
  const tabs = 'BroadcastChannel' in window ? new BroadcastChannel('saywell-outbox') : undefined;
  running = { tabs };
  outbox.onSent((sent) => {
    if (sent.some(isResult)) onSent();
  });
  const send = () => void outbox.flush().catch(() => {});
  window.addEventListener('online', send);
  window.addEventListener('focus', send);
  tabs?.addEventListener('message', () => void outbox.refresh().catch(() => {}));
}

/** Sends an item without waiting for an answer, while the page is left. It stays kept: twice is once. */
export function sendLeaving(item: Item): void {
  void post(item, item.userId, true).catch(() => {});
}

/** Saved by the person, and not on the server yet. */
export const isWaiting = (item: Item) =>
  isResult(item) && !item.refused && !isHeld(item, Date.now());

export function useOutbox<Part>(partOf: (state: OutboxState) => Part): Part {
  return useStore<OutboxState, Part>(outbox.state, partOf);
}

/** Says for whom it is: whoever else is signed in by then does not get it. */
async function post(
  { call, params, body }: Call,
  userId: number,
  keepalive = false,
): Promise<void> {
  const [method = '', path = ''] = call.split(' ');
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(pathWith(path, params), {
      method,
      credentials: 'include',
      cache: 'no-store',
      keepalive,
      signal: given.signal,
      headers: { 'content-type': 'application/json', [ACCOUNT_HEADER]: String(userId) },
      body: JSON.stringify(timed(body, Date.now())),
    });
    if (!response.ok) throw await apiErrorFrom(response);
  } finally {
    clearTimeout(timer);
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Without locks, only this tab waits its turn. The server saves each once all the same. */
function inTurn(name: string, work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) return navigator.locks.request(name, work);
  const turn = last.then(work);
  last = turn.catch(() => {});
  return turn;
}
