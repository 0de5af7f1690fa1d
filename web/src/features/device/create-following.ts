import type { Training } from '@saywell/contract';
import { joined } from '../../lib/audio/joined.ts';
import { createStore, type Readable } from '../../lib/store.ts';

/** How much of the phrase was heard since the recording began: words as they are written. */
export type Heard = { words: number; done: boolean };

export type AskedPhrase = { phrase: string; trains: Training | undefined };

/** What the page and the worker tell each other about a recording that is still running. */
export type ToFollower =
  | ({ kind: 'follow'; id: number } & AskedPhrase)
  | { kind: 'hear'; id: number; samples: Float32Array; sampleRate: number };
export type FromFollower = { kind: 'heard'; id: number } & Heard;

export type Following = {
  heard: Readable<Heard>;
  /** A recording begins. Without a phrase nobody follows it. */
  begin: (asked?: AskedPhrase) => void;
  /** What the microphone gave since the last call. */
  hear: (samples: Float32Array, sampleRate: number) => void;
  answer: (message: FromFollower) => void;
  end: () => void;
};

const NOTHING: Heard = { words: 0, done: false };

/** A device that needs longer, time and again, leaves the end of the recording to the silence. */
const SLOW_MS = 300;
const MOST_SLOW = 3;

/**
 * Follows the words of one recording after another. The worker gets new samples when it is through
 * with the last ones, so that a slow one hears more at a time and never falls behind.
 */
export function createFollowing(
  ask: (message: ToFollower) => void,
  now = () => performance.now(),
): Following {
  const heard = createStore(NOTHING);
  let id = 0;
  let follows = false;
  let slow = 0;
  let askedAt: number | undefined;
  let waiting: Float32Array[] = [];
  let rate = 0;

  const send = () => {
    if (waiting.length === 0) return;
    askedAt = now();
    ask({ kind: 'hear', id, samples: joined(waiting), sampleRate: rate });
    waiting = [];
  };
  const end = () => {
    follows = false;
    waiting = [];
  };

  return {
    heard,
    begin: (asked) => {
      id += 1;
      follows = asked !== undefined;
      slow = 0;
      askedAt = undefined;
      waiting = [];
      heard.set(NOTHING);
      if (asked) ask({ kind: 'follow', id, ...asked });
    },
    hear: (samples, sampleRate) => {
      if (!follows) return;
      rate = sampleRate;
      waiting.push(samples);
      if (askedAt === undefined) send();
    },
    answer: (message) => {
      if (!follows || message.id !== id || askedAt === undefined) return;
      if (now() - askedAt > SLOW_MS) slow += 1;
      askedAt = undefined;
      const { words, done } = message;
      const isSlow = slow >= MOST_SLOW;
      heard.set({ words, done: done && !isSlow });
      if (isSlow) end();
      else send();
    },
    end,
  };
}
