import type { Analysis } from '@saywell/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '../../lib/testing-storage.ts';
import type * as Engine from './engine.ts';
import { type FromWorker, SLOW_MS, type ToWorker } from './messages.ts';

vi.mock('virtual:engine-files', () => ({ version: 'v1', files: [] }));

/** What the page asked, and a way to answer it. */
class FakeWorker extends EventTarget {
  asked: ToWorker[] = [];
  isTerminated = false;

  constructor() {
    super();
    workers.push(this);
  }
  postMessage(message: ToWorker) {
    this.asked.push(message);
  }
  terminate() {
    this.isTerminated = true;
  }
  answer(data: FromWorker) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

let workers: FakeWorker[];
let kept: Map<string, string>;
let engine: typeof Engine;
const state = () => engine.engineState.get();
const ready = (milliseconds = 300) => workers.at(-1)!.answer({ kind: 'ready', milliseconds });

const SECONDS = 3;
const sound = { samples: new Float32Array(SECONDS * 16_000), sampleRate: 16_000 };
const asked = { phrase: 'I think so.', trains: undefined };
const analysis = { overallAccuracy: 90 } as Analysis;

/** A take on its way, whether it has a verdict in the end or not. */
function scored() {
  const verdict = engine.scoreHere(sound, asked);
  verdict.catch(() => {});
  const take = workers.at(-1)!.asked.findLast((message) => message.kind === 'score')!;
  return { verdict, id: take.id };
}

beforeEach(async () => {
  workers = [];
  kept = new Map();
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('localStorage', storageOf(kept));
  vi.resetModules();
  engine = await import('./engine.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
  performance.clearMarks();
});

test('it is loaded once, however often it is asked for', () => {
  engine.prepareEngine();
  engine.prepareEngine();
  expect(workers).toHaveLength(1);
  expect(workers[0]!.asked).toEqual([{ kind: 'load', version: 'v1', files: [] }]);
  expect(state()).toEqual({ name: 'loading', part: 0 });
  workers[0]!.answer({ kind: 'loading', part: 0.5 });
  expect(state()).toEqual({ name: 'loading', part: 0.5 });
  ready(300);
  expect(state()).toEqual({ name: 'ready', milliseconds: 300 });
  engine.prepareEngine();
  expect(workers).toHaveLength(1);
});

test('whoever waits for it hears when it is ready', async () => {
  const isReady = engine.engineIsReady();
  ready();
  expect(await isReady).toBe(true);
  expect(await engine.engineIsReady()).toBe(true);
});

test('a slow device leaves it, and the next visit does not try', async () => {
  const isReady = engine.engineIsReady();
  ready(SLOW_MS + 1);
  expect(await isReady).toBe(false);
  expect(state()).toEqual({ name: 'unfit', why: 'slow' });
  expect(workers[0]!.isTerminated).toBe(true);
  engine.prepareEngine();
  expect(workers).toHaveLength(1);
});

test('a device that is just fast enough is no slow one', () => {
  engine.prepareEngine();
  ready(SLOW_MS);
  expect(state().name).toBe('ready');
  expect(kept.size).toBe(0);
});

test('where there is no other way, a slow device does it', async () => {
  engine.prepareEngine();
  ready(SLOW_MS + 1);
  const isReady = engine.engineIsReady({ despiteSlowness: true });
  expect(workers).toHaveLength(2);
  ready(SLOW_MS + 1);
  expect(await isReady).toBe(true);
});

test('one that is needed while it is loaded is not dropped for its slowness', async () => {
  engine.prepareEngine();
  const isReady = engine.engineIsReady({ despiteSlowness: true });
  ready(SLOW_MS + 1);
  expect(await isReady).toBe(true);
  expect(workers).toHaveLength(1);
});

test('a device without what it needs is not asked again', async () => {
  const isReady = engine.engineIsReady();
  workers[0]!.answer({ kind: 'unfit', why: 'unsupported', message: 'No SIMD' });
  expect(await isReady).toBe(false);
  expect(await engine.engineIsReady({ despiteSlowness: true })).toBe(false);
  expect(workers).toHaveLength(1);
});

test('a browser without workers is unfit', async () => {
  vi.stubGlobal('Worker', undefined);
  expect(await engine.engineIsReady()).toBe(false);
  expect(state()).toEqual({ name: 'unfit', why: 'unsupported' });
});

test('what failed to load is tried again when it is asked for again', async () => {
  const isReady = engine.engineIsReady();
  workers[0]!.answer({ kind: 'unfit', why: 'failed', message: 'The network is gone' });
  expect(await isReady).toBe(false);
  expect(state()).toEqual({ name: 'unfit', why: 'failed' });
  const again = engine.engineIsReady();
  expect(workers).toHaveLength(2);
  ready();
  expect(await again).toBe(true);
});

test('a worker that breaks is a failure', () => {
  engine.prepareEngine();
  workers[0]!.dispatchEvent(new Event('error'));
  expect(state()).toEqual({ name: 'unfit', why: 'failed' });
  expect(workers[0]!.isTerminated).toBe(true);
});

test('each take gets the verdict that is its own', async () => {
  engine.prepareEngine();
  ready();
  const [one, other] = [scored(), scored()];
  const another = { ...analysis, overallAccuracy: 50 };
  workers[0]!.answer({ kind: 'scored', id: other.id, analysis: another });
  workers[0]!.answer({ kind: 'scored', id: one.id, analysis });
  expect(await one.verdict).toBe(analysis);
  expect(await other.verdict).toBe(another);
});

test('a take that cannot be scored says why, and the next one can', async () => {
  engine.prepareEngine();
  ready();
  const { verdict, id } = scored();
  workers[0]!.answer({ kind: 'not-scored', id, why: 'phrase-too-long', message: 'Too long' });
  await expect(verdict).rejects.toMatchObject({ why: 'phrase-too-long' });
  const next = scored();
  workers[0]!.answer({ kind: 'scored', id: next.id, analysis });
  expect(await next.verdict).toBe(analysis);
});

test('before it is ready nothing is scored', async () => {
  engine.prepareEngine();
  await expect(engine.scoreHere(sound, asked)).rejects.toMatchObject({ why: 'failed' });
});

test('a worker that hangs is ended, its takes fail, and the next try has a new one', async () => {
  engine.prepareEngine();
  ready(300);
  const [one, other] = [scored(), scored()];
  // Three seconds of slack, and five times what the warm-up says.
  await vi.advanceTimersByTimeAsync(3000 + 5 * 300 - 1);
  expect(state().name).toBe('ready');
  await vi.advanceTimersByTimeAsync(1);
  await expect(one.verdict).rejects.toMatchObject({ why: 'failed' });
  await expect(other.verdict).rejects.toMatchObject({ why: 'failed' });
  expect(state()).toEqual({ name: 'unfit', why: 'failed' });
  expect(workers[0]!.isTerminated).toBe(true);
  engine.prepareEngine();
  ready();
  const next = scored();
  workers[1]!.answer({ kind: 'scored', id: next.id, analysis });
  expect(await next.verdict).toBe(analysis);
});

test('a verdict that came in time ends no worker', async () => {
  engine.prepareEngine();
  ready();
  const { verdict, id } = scored();
  workers[0]!.answer({ kind: 'scored', id, analysis });
  await verdict;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state().name).toBe('ready');
});

test('a slow device hears a recording while it runs, and follows no words', () => {
  engine.prepareEngine();
  ready(901);
  const slow = engine.followHere(asked);
  slow.begin();
  slow.hear(sound.samples, sound.sampleRate);
  expect(workers[0]!.asked.at(-1)).toMatchObject({ kind: 'hear', follows: false });
});

test('what a fast device heard so far is known until the recording ends', () => {
  engine.prepareEngine();
  ready(900);
  const fast = engine.followHere(asked);
  fast.begin();
  fast.hear(sound.samples, sound.sampleRate);
  const { id } = workers[0]!.asked.findLast((message) => message.kind === 'hear')!;
  workers[0]!.answer({ kind: 'heard', id, words: 3, done: true });
  expect(engine.heardSoFar.get()).toEqual({ words: 3, done: true });
  expect(fast.said()).toBe('all');
});

test('loading that stalls is given up, and may be tried again', () => {
  engine.prepareEngine();
  vi.advanceTimersByTime(59_000);
  workers[0]!.answer({ kind: 'loading', part: 0.5 });
  vi.advanceTimersByTime(59_000);
  expect(state().name).toBe('loading');
  vi.advanceTimersByTime(1_000);
  expect(state()).toEqual({ name: 'unfit', why: 'failed' });
  expect(workers[0]!.isTerminated).toBe(true);
  engine.prepareEngine();
  expect(workers).toHaveLength(2);
});

test('an engine that is ready is not given up later', () => {
  engine.prepareEngine();
  ready();
  vi.advanceTimersByTime(120_000);
  expect(state().name).toBe('ready');
});
