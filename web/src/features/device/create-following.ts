import type { Training } from '@saywell/contract';
import { joined } from '../../lib/audio/joined.ts';
import { type Said, saidOf } from '../../lib/audio/said.ts';
import { createStore, type Readable } from '../../lib/store.ts';

/** How much of the phrase was heard since the recording began: words as they are written. */
export type Heard = { words: number; done: boolean };

export type AskedPhrase = { phrase: string; trains: Training | undefined };

export type FollowingOptions = {
  /** Without it the engine gets the recording as it comes, but nobody follows its words. */
  words: boolean;
};

/** What the page and the worker tell each other about a recording that is still running. */
export type ToFollower =
  | ({ kind: 'follow'; id: number } & AskedPhrase)
  | { kind: 'hear'; id: number; samples: Float32Array; sampleRate: number; follows: boolean };
export type FromFollower = { kind: 'heard'; id: number } & Heard;

export type Following = {
  heard: Readable<Heard>;
  /** How much of the phrase was heard, for whoever decides when the recording is over. */
  said: () => Said | undefined;
  /** A recording begins. Without a phrase the engine does not get it before its end. */
  begin: (asked?: AskedPhrase, options?: FollowingOptions) => void;
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
  let hears = false;
  let follows = false;
  let slow = 0;
  let wordsInPhrase = 0;
  let askedAt: number | undefined;
  let waiting: Float32Array[] = [];
  let rate = 0;

  const send = () => {
    if (waiting.length === 0) return;
    askedAt = now();
    ask({ kind: 'hear', id, samples: joined(waiting), sampleRate: rate, follows });
    waiting = [];
  };
  const end = () => {
    hears = false;
    waiting = [];
  };

  return {
    heard,
    said: () => {
      const soFar = heard.get();
      return soFar.done || (hears && follows) ? saidOf(soFar, wordsInPhrase) : undefined;
    },
    begin: (asked, { words: isFollowed } = { words: true }) => {
      id += 1;
      hears = asked !== undefined;
      follows = isFollowed;
      slow = 0;
      wordsInPhrase = asked?.phrase.trim().split(/\s+/).length ?? 0;
      askedAt = undefined;
      waiting = [];
      heard.set(NOTHING);
      if (asked) ask({ kind: 'follow', id, ...asked });
    },
    hear: (samples, sampleRate) => {
      if (!hears) return;
      rate = sampleRate;
      waiting.push(samples);
      if (askedAt === undefined) send();
    },
    answer: (message) => {
      if (!hears || message.id !== id || askedAt === undefined) return;
      if (now() - askedAt > SLOW_MS) slow += 1;
      askedAt = undefined;
      if (slow >= MOST_SLOW) follows = false;
      const { words, done } = message;
      heard.set({ words, done: done && follows });
      send();
    },
    end,
  };
}
