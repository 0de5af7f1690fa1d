import { type Readable, useStore } from '../../../lib/store.ts';

/**
 * What the verdict can play. The page provides it; left out where it cannot be had (a take the
 * browser could not decode, an example that did not load).
 */
export type Playback = {
  /** What is sounding: one of the keys below. */
  playing: string | undefined;
  speed: Speed;
  onSpeed: (speed: Speed) => void;
  /** The learner's take, or one word of it. */
  mine?: (word?: number) => void;
  /** The example, or one word of it. */
  example?: (word?: number) => void;
  /** One word by both, the example first. */
  both?: (word: number) => void;
  /** The word by itself, slowly. */
  word: (word: number) => void;
  /** Words one after the other, slowly, by the voice that reads examples. */
  say?: (...words: string[]) => void;
  /** A voice from one of its seconds on; it starts anew where it plays already. */
  from?: (voice: VoiceName, seconds: number) => void;
  /** Where the voice is that sounds. It moves with every frame, so it is no part of what is drawn. */
  spot?: Readable<Spot | undefined>;
};

export type VoiceName = 'mine' | 'example';
/** A moment of the take or of the example. */
export type Spot = { voice: VoiceName; seconds: number };

export const SPEEDS = ['0.6', '1'] as const;
export type Speed = (typeof SPEEDS)[number];

export const playKey = (what: 'mine' | 'example' | 'both' | 'word', word?: number) =>
  word === undefined ? `take:${what}` : `take:${what}:${word}`;

export const sayKey = (...words: string[]) => `take:say:${words.join(' ')}`;

const NOWHERE: Readable<Spot | undefined> = { get: () => undefined, subscribe: () => () => {} };

/** One aspect of where the voice is; the component renders again only when that changes. */
export function useSpot<T extends string | number | boolean | undefined>(
  { spot = NOWHERE }: Pick<Playback, 'spot'>,
  aspect: (spot: Spot | undefined) => T,
): T {
  return useStore(spot, aspect);
}

type Spans = readonly ({ start: number; end: number } | undefined)[];

/** The word that a voice is saying, whichever voice it is. */
export function useSpokenWord(
  playback: Pick<Playback, 'spot'>,
  spans: { mine: Spans; example: Spans | undefined },
): number | undefined {
  return useSpot(playback, (spot) => spot && wordAt(spans[spot.voice] ?? [], spot.seconds));
}

/** The word at a moment; none in a pause. */
export function wordAt(spans: Spans, seconds: number): number | undefined {
  const index = spans.findIndex((span) => span && seconds >= span.start && seconds < span.end);
  return index < 0 ? undefined : index;
}
