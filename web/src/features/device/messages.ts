import type { Analysis, Training } from '@saywell/contract';
import type { AudioClip } from '../../lib/audio/sound.ts';
import type { FromFollower, ToFollower } from './create-following.ts';
import type { EngineFile } from './files.ts';

/** A device that takes longer for three seconds of speech leaves it to the server. */
export const SLOW_MS = 1500;

/** What the page asks the worker to do. */
export type ToWorker =
  | ToFollower
  | { kind: 'load'; version: string; files: readonly EngineFile[] }
  | { kind: 'score'; id: number; sound: AudioClip; phrase: string; trains: Training | undefined };

/** What the worker answers. */
export type FromWorker =
  | FromFollower
  /** How much of the files is there, 0 to 1. */
  | { kind: 'loading'; part: number }
  /** How long the device took for a take of three seconds. */
  | { kind: 'ready'; milliseconds: number }
  | { kind: 'unfit'; why: 'unsupported' | 'failed'; message: string }
  | { kind: 'scored'; id: number; analysis: Analysis }
  | { kind: 'not-scored'; id: number; why: 'phrase-too-long' | 'failed'; message: string };
