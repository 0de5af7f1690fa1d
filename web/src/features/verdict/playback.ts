/**
 * What the verdict can play. The page provides it; left out where it cannot be had (a take the
 * browser could not decode, a model that did not load).
 */
export type Playback = {
  /** What is sounding: one of the keys below. */
  playing: string | undefined;
  speed: Speed;
  onSpeed: (speed: Speed) => void;
  /** The learner's take, or one word of it. */
  mine?: (word?: number) => void;
  /** The model, or one word of it. */
  model?: (word?: number) => void;
  /** One word by both, the model first. */
  both?: (word: number) => void;
  /** The word by itself, slowly. */
  word: (word: number) => void;
};

export const SPEEDS = ['0.6', '1'] as const;
export type Speed = (typeof SPEEDS)[number];

export const playKey = (what: 'mine' | 'model' | 'both' | 'word', word?: number) =>
  word === undefined ? `take:${what}` : `take:${what}:${word}`;
