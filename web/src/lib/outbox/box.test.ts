import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { type Box, createBox } from './box.ts';
import { type Call, isUnsent, type NewItem, timed } from './item.ts';
import { type Keeper, memoryKeeper, withFallback } from './keeper.ts';

const HOUR_MS = 3600_000;
let answers: Map<string, () => unknown>;
let posted: string[];
let online: boolean;
let now: number;
let disk: Keeper;
let box: Box;

/** A page of its own on the same disk. */
function open(keeper: Keeper = disk, alone = inTurn()): Box {
  const opened = createBox({
    keeper: withFallback(keeper),
    post: async ({ body }) => {
      const { key } = body as unknown as { key: string };
      posted.push(key);
      return answers.get(key)?.();
    },
    alone,
    isOnline: () => online,
    now: () => now,
    patienceMs: 50,
  });
  pages.push(opened);
  return opened;
}

/** What the tabs of one browser share. */
function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return (_name: string, work: () => Promise<void>) => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };
}

const session = (key: string, more: Partial<NewItem> = {}): NewItem =>
  ({
    userId: 7,
    key,
    call: 'POST /api/practice-sessions',
    body: { key },
    about: { phrase: 'I think so.' },
    ...more,
  }) as NewItem;

const analysisOf = (key: string) =>
  ({ call: 'POST /api/analyses', body: { key: `${key}’s` } }) as unknown as Call;

/** One that is saved from the analysis `${key}’s`. */
const scored = (key: string, isThere: boolean) =>
  session(key, { needs: [{ call: analysisOf(key), isThere }] });

const refusal =
  (status: number, message = 'No', retryAfter?: number) =>
  () => {
    const body = JSON.stringify({ message });
    throw new ApiError({ status, statusText: 'No', body, ...(retryAfter && { retryAfter }) });
  };
const lost = () => {
  throw new TypeError('Failed to fetch');
};
const keys = (of: Box) => of.state.get().items.map(({ key }) => key);

let pages: Box[] = [];
beforeEach(() => {
  answers = new Map();
  posted = [];
  online = true;
  now = Date.now();
  disk = memoryKeeper(1);
  box = open();
});
afterEach(async () => {
  vi.useRealTimers();
  for (const page of pages) await page.follow(undefined);
  pages = [];
});

test('what can be sent is sent at once, and does not wait', async () => {
  expect(await box.deliver(session('a'))).toBe('sent');
  expect(posted).toEqual(['a']);
  expect(keys(box)).toEqual([]);
});

test('offline it is kept, and goes out in order when the network is back, after a reload too', async () => {
  online = false;
  expect(await box.deliver(session('a'))).toBe('offline');
  expect(await box.deliver(session('b'))).toBe('offline');
  expect(posted).toEqual([]);
  const reloaded = open();
  online = true;
  await reloaded.follow(7);
  expect(posted).toEqual(['a', 'b']);
  await reloaded.flush();
  expect(posted).toEqual(['a', 'b']);
});

test.each([
  ['an answer that was lost', lost, 'unreachable'],
  ['a busy server', refusal(503), 'unreachable'],
  ['too many at once', refusal(429), 'unreachable'],
])('%s makes it wait, and what comes after it', async (_what, answer, obstacle) => {
  answers.set('a', answer);
  expect(await box.deliver(session('a'))).toBe(obstacle);
  expect(await box.deliver(session('b'))).toBe(obstacle);
  expect(posted).not.toContain('b');
  expect(keys(box)).toEqual(['a', 'b']);
  answers.clear();
  posted = [];
  await box.flush();
  expect(posted).toEqual(['a', 'b']);
});

test('somebody who was signed out is told so, and what they saved goes out once they are back', async () => {
  answers.set('a', refusal(401));
  await expect(box.deliver(session('a'))).rejects.toMatchObject({ status: 401 });
  expect(box.state.get()).toMatchObject({ items: [{ key: 'a' }], obstacle: 'signed-out' });
  answers.clear();
  await box.follow(7);
  expect(posted).toEqual(['a', 'a']);
  expect(box.state.get()).toEqual({ items: [], obstacle: undefined });
});

test('one key waits once, however often it is saved', async () => {
  online = false;
  await box.deliver(session('a'));
  await box.deliver(session('a'));
  online = true;
  await box.flush();
  expect(posted).toEqual(['a']);
});

test('two tabs never send the same thing', async () => {
  const alone = inTurn();
  const [one, other] = [open(disk, alone), open(disk, alone)];
  online = false;
  await one.add(session('a'));
  await other.add(session('b'));
  online = true;
  await Promise.all([one.flush(), other.flush(), one.flush()]);
  expect(posted).toEqual(['a', 'b']);
});

test('nobody’s items go out for somebody else', async () => {
  online = false;
  await box.deliver(session('a'));
  online = true;
  const theirs = open();
  await theirs.follow(8);
  expect(keys(theirs)).toEqual([]);
  expect(posted).toEqual([]);
  await box.flush();
  expect(posted).toEqual(['a']);
});

test('a refusal is told to whoever waits for it, and nothing is left', async () => {
  answers.set('a', refusal(404, 'It is older than a day.'));
  await expect(box.deliver(session('a'))).rejects.toMatchObject({
    status: 404,
    serverMessage: 'It is older than a day.',
  });
  expect(keys(box)).toEqual([]);
});

test('a refusal that nobody waits for stays until it is dismissed, and lets the rest pass', async () => {
  online = false;
  await box.deliver(session('a'));
  await box.deliver(session('b'));
  answers.set('a', refusal(400, 'Not a take'));
  online = true;
  await box.flush();
  expect(posted).toEqual(['a', 'b']);
  const { items } = box.state.get();
  expect(items.map(({ key, refused }) => [key, refused?.message])).toEqual([['a', 'Not a take']]);
  await box.dismiss(items[0]!);
  expect(keys(box)).toEqual([]);
});

test('what the server must have first goes out first', async () => {
  expect(await box.deliver(scored('a', false))).toBe('sent');
  expect(posted).toEqual(['a’s', 'a']);
});

test('what the server has goes out again only if it is no longer there', async () => {
  expect(await box.deliver(scored('a', true))).toBe('sent');
  expect(posted).toEqual(['a']);
  let isThere = false;
  answers.set('b', () => (isThere ? undefined : refusal(404)()));
  answers.set('b’s', () => void (isThere = true));
  expect(await box.deliver(scored('b', true))).toBe('sent');
  expect(posted).toEqual(['a', 'b', 'b’s', 'b']);
});

test('what is saved from several takes all of them along', async () => {
  const needs = ['a', 'b'].map((key) => ({ call: analysisOf(key), isThere: true }));
  let there = 0;
  answers.set('drill', () => (there === 2 ? undefined : refusal(404)()));
  for (const key of ['a’s', 'b’s']) answers.set(key, () => void (there += 1));
  expect(await box.deliver(session('drill', { needs }))).toBe('sent');
  expect(posted).toEqual(['drill', 'a’s', 'b’s', 'drill']);
});

test('an item that an earlier version kept still brings the one thing that it needs', async () => {
  const needs = { call: analysisOf('a'), isThere: false } as unknown as NewItem['needs'];
  expect(await box.deliver(session('a', { needs }))).toBe('sent');
  expect(posted).toEqual(['a’s', 'a']);
});

test('both go out again if the second was lost', async () => {
  answers.set('a', lost);
  expect(await box.deliver(scored('a', false))).toBe('unreachable');
  answers.clear();
  await box.flush();
  expect(posted).toEqual(['a’s', 'a', 'a’s', 'a']);
  expect(keys(box)).toEqual([]);
});

test('what is still not there is refused, with the reason of the last answer', async () => {
  answers.set('a', refusal(404, 'It is older than a day.'));
  answers.set('a’s', refusal(400, 'Too long ago'));
  await expect(box.deliver(scored('a', true))).rejects.toMatchObject({
    serverMessage: 'Too long ago',
  });
  expect(posted).toEqual(['a', 'a’s']);
});

test('an analysis that nobody saved is no loss if it is refused', async () => {
  answers.set('a', refusal(400));
  await box.add(session('a', { call: 'POST /api/analyses' }));
  await box.flush();
  expect(keys(box)).toEqual([]);
});

test('what was refused is tried anew when it is saved again', async () => {
  online = false;
  await box.deliver(session('a'));
  answers.set('a', refusal(400));
  online = true;
  await box.flush();
  answers.clear();
  expect(await box.deliver(session('a'))).toBe('sent');
  expect(keys(box)).toEqual([]);
});

test('a server that has failed on it for a day holds up nothing anymore', async () => {
  answers.set('a', refusal(500));
  await box.deliver(session('a'));
  await box.deliver(session('b'));
  expect(keys(box)).toEqual(['a', 'b']);
  now += 25 * HOUR_MS;
  await box.flush();
  expect(box.state.get().items).toMatchObject([{ key: 'a', refused: { status: 500 } }]);
});

test('after days without a network, one failure refuses nothing', async () => {
  online = false;
  await box.deliver(session('a'));
  now += 72 * HOUR_MS;
  online = true;
  answers.set('a', refusal(500));
  await box.flush();
  expect(box.state.get().items).toMatchObject([{ key: 'a', refused: undefined }]);
  answers.clear();
  await box.flush();
  expect(keys(box)).toEqual([]);
});

test('what was refused is sent once more if the person asks for it', async () => {
  online = false;
  await box.deliver(session('a'));
  online = true;
  answers.set('a', refusal(400));
  await box.flush();
  answers.clear();
  await box.retry(box.state.get().items[0]!);
  expect(keys(box)).toEqual([]);
});

test('a request without an answer does not keep the person', async () => {
  answers.set('a', () => new Promise(() => {}));
  expect(await box.deliver(session('a'))).toBe('unreachable');
  expect(keys(box)).toEqual(['a']);
});

test('it is sent again by itself, ever more rarely, and when the server asks', async () => {
  vi.useFakeTimers();
  answers.set('a', refusal(503));
  await box.deliver(session('a'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(posted).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(posted).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(posted).toHaveLength(3);
  answers.set('a', refusal(503, 'Busy', 60));
  await box.flush();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(posted).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(posted).toHaveLength(5);
});

test('what is held goes when it is released, or when its time is over', async () => {
  const held = { slot: 'x', until: now + HOUR_MS };
  await box.add(session('first', { held }));
  await box.add(session('second', { held }));
  await box.flush();
  expect(keys(box)).toEqual(['second']);
  expect(posted).toEqual([]);
  await box.release(7, 'x');
  expect(posted).toEqual(['second']);
  await box.add(session('third', { held }));
  await box.dropHeld(7, 'x');
  await box.add(session('fourth', { held }));
  now += HOUR_MS;
  await box.flush();
  expect(posted).toEqual(['second', 'fourth']);
});

test('what has a time says what the device’s clock showed when it was sent', () => {
  const at = '2026-11-23T10:00:00.000Z';
  expect(timed({ at }, Date.parse(at) + 1000)).toEqual({ at, sentAt: '2026-11-23T10:00:01.000Z' });
  expect(timed({ phrase: 'I think so.' }, 0)).toEqual({ phrase: 'I think so.' });
});

test('whoever signs out sends whatever is held, and is asked about what cannot be sent', async () => {
  const until = now + HOUR_MS;
  await box.add(session('one', { held: { slot: 'x', until } }));
  await box.add(session('two', { held: { slot: 'y', until } }));
  expect(box.state.get().items.map(isUnsent)).toEqual([true, true]);
  answers.set('two', lost);
  await box.release(7);
  expect(keys(box)).toEqual(['two']);
  expect(box.state.get().items.map(isUnsent)).toEqual([true]);
});

test('an account’s items can all be removed', async () => {
  online = false;
  await box.deliver(session('a'));
  await open().deliver(session('b', { userId: 8 }));
  await box.clear(7);
  expect((await disk.all()).map(({ key }) => key)).toEqual(['b']);
});

test('whoever looks is told that something went out', async () => {
  const sent = vi.fn<() => void>();
  const stop = box.onSent(sent);
  online = false;
  await box.deliver(session('a'));
  expect(sent).not.toHaveBeenCalled();
  online = true;
  await box.flush();
  await box.flush();
  expect(sent).toHaveBeenCalledTimes(1);
  stop();
});

test('without room on the disk it is sent directly, and a failure is a failure', async () => {
  const full: Keeper = {
    ...memoryKeeper(1),
    add: () => Promise.reject(new Error('QuotaExceededError')),
  };
  const page = open(full);
  expect(await page.deliver(session('a'))).toBe('sent');
  answers.set('b', lost);
  await expect(page.deliver(session('b'))).rejects.toThrow('Failed to fetch');
  answers.set('c', refusal(401));
  await expect(page.deliver(session('c'))).rejects.toThrow('401');
  expect(keys(page)).toEqual([]);
});

test('a browser without a database sends as it always did', async () => {
  const none = () => Promise.reject(new Error('No database'));
  const page = open({ all: none, add: none, change: none, remove: none });
  expect(await page.deliver(session('a'))).toBe('sent');
  await page.follow(7);
  expect(keys(page)).toEqual([]);
});
