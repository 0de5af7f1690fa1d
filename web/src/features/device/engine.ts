import type { Analysis, Training } from '@saywell/contract';
import { files, version } from 'virtual:engine-files';
import { type AudioClip, durationOf } from '../../lib/audio/sound.ts';
import { createStore } from '../../lib/store.ts';
import { type AskedPhrase, createFollowing } from './create-following.ts';
import { type FromWorker, SLOW_MS, type ToWorker } from './messages.ts';
import { forgetSlowness, isKnownSlow, noteSlowness } from './slow-device.ts';

/** The engine on this device, from its first byte to its first take. */
export type EngineState =
  | { name: 'off' }
  /** How much of it is there, 0 to 1. */
  | { name: 'loading'; part: number }
  | { name: 'ready'; milliseconds: number }
  | { name: 'unfit'; why: 'slow' | 'unsupported' | 'failed' };

export const engineState = createStore<EngineState>({ name: 'off' });

/** Why the device gave no verdict on a take. */
export class NotScoredHere extends Error {
  readonly why: 'phrase-too-long' | 'failed';

  constructor(why: 'phrase-too-long' | 'failed', message: string) {
    super(message);
    this.why = why;
  }
}

/** In the browser's timeline, with the milliseconds of the warm-up: journeys and benchmarks wait for it. */
const READY_MARK = 'saywell-engine-ready';

type Waiting = { resolve: (analysis: Analysis) => void; reject: (error: Error) => void };

let worker: Worker | undefined;
/** Somebody needs the engine that is being loaded, however slow it is here. */
let isNeeded = false;
let stalled: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/**
 * Loads the engine, unless it is here or known to be too slow. With `despiteSlowness`, a slow device
 * is used as well: there is no other way.
 */
export function prepareEngine({ despiteSlowness = false } = {}): void {
  const state = engineState.get();
  if (state.name === 'ready') return;
  if (state.name === 'loading') {
    isNeeded ||= despiteSlowness;
    return;
  }
  if (!despiteSlowness && isKnownSlow(version)) {
    return engineState.set({ name: 'unfit', why: 'slow' });
  }
  if (state.name === 'unfit' && state.why === 'unsupported') return;
  if (typeof Worker === 'undefined') {
    return engineState.set({ name: 'unfit', why: 'unsupported' });
  }
  isNeeded = despiteSlowness;
  engineState.set({ name: 'loading', part: 0 });
  worker = new Worker(new URL('./scoring-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => onMessage(data));
  worker.addEventListener('error', () => giveUp('failed'));
  ask({ kind: 'load', version, files });
  expectSign();
}

/** Loading is given up when nothing more of it comes: a take may wait for it. */
const STALLED_MS = 60_000;

function expectSign(): void {
  clearTimeout(stalled);
  stalled = setTimeout(() => giveUp('failed'), STALLED_MS);
}

/** Waits until the engine is ready or will not be. */
export function engineIsReady(options?: { despiteSlowness: boolean }): Promise<boolean> {
  prepareEngine(options);
  return new Promise((resolve) => {
    const look = () => {
      const { name } = engineState.get();
      if (name === 'loading') return;
      unsubscribe();
      resolve(name === 'ready');
    };
    const unsubscribe = engineState.subscribe(look);
    look();
  });
}

/** The verdict on a take, made here. Rejects with `NotScoredHere`. */
export async function scoreHere(
  sound: AudioClip,
  { phrase, trains }: { phrase: string; trains: Training | undefined },
): Promise<Analysis> {
  const state = engineState.get();
  if (state.name !== 'ready') throw new NotScoredHere('failed', 'The engine is not ready');
  const id = ++lastId;
  const limit = setTimeout(() => giveUp('failed'), timeFor(sound, state.milliseconds));
  try {
    return await new Promise<Analysis>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      ask({ kind: 'score', id, sound, phrase, trains });
    });
  } finally {
    clearTimeout(limit);
    waiting.delete(id);
  }
}

const WARM_UP_SECONDS = 3;
const SLACK = 5;

/** Far more than a take needs: only an engine that hangs takes longer. */
function timeFor(sound: AudioClip, milliseconds: number): number {
  return 3000 + (SLACK * milliseconds * durationOf(sound)) / WARM_UP_SECONDS;
}

function ask(message: ToWorker): void {
  worker?.postMessage(message, []);
}

const following = createFollowing(ask);

/** How much of the phrase was heard since the recording began; nothing where nobody follows. */
export const heardSoFar = following.heard;

/**
 * Of the warm-up. Following takes a third of the processor's time that scoring takes: a slower
 * device needs it for the recording.
 */
const FAST_MS = 900;

/** Lets the engine hear a recording while it runs, and follow its words on a fast device. */
export function followHere(asked: AskedPhrase) {
  return {
    begin: () => {
      const state = engineState.get();
      if (state.name !== 'ready') following.begin();
      else following.begin(asked, { words: state.milliseconds <= FAST_MS });
    },
    hear: following.hear,
    said: following.said,
    end: following.end,
  };
}

function onMessage(message: FromWorker): void {
  switch (message.kind) {
    case 'loading':
      if (engineState.get().name === 'loading') {
        engineState.set({ name: 'loading', part: message.part });
        expectSign();
      }
      return;
    case 'ready':
      return onReady(message.milliseconds);
    case 'unfit':
      return giveUp(message.why);
    case 'heard':
      return following.answer(message);
    case 'scored':
      return waiting.get(message.id)?.resolve(message.analysis);
    case 'not-scored':
      waiting.get(message.id)?.reject(new NotScoredHere(message.why, message.message));
  }
}

function onReady(milliseconds: number): void {
  clearTimeout(stalled);
  const isSlow = milliseconds > SLOW_MS;
  if (isSlow) noteSlowness(version);
  else forgetSlowness();
  if (isSlow && !isNeeded) return giveUp('slow');
  performance.mark(READY_MARK, { detail: milliseconds });
  engineState.set({ name: 'ready', milliseconds });
}

/** Ends the worker, with whatever it was doing. The next `prepareEngine` may try again. */
function giveUp(why: 'slow' | 'unsupported' | 'failed'): void {
  clearTimeout(stalled);
  worker?.terminate();
  worker = undefined;
  engineState.set({ name: 'unfit', why });
  for (const { reject } of waiting.values()) {
    reject(new NotScoredHere('failed', `The engine on this device: ${why}`));
  }
}
