import type { AlignedPhone } from '../alignment/align.ts';
import type { Contour } from './contour.ts';

/** Pitch, loudness and length of a take, and the sounds they belong to. */
export type Melody = {
  phones: AlignedPhone[];
  /** ARPAbet with stress digits, one per phone. */
  symbols: string[];
  /** Unusual length of each phone, in standard deviations. */
  durations: number[];
  contour: Contour;
  rms: Float32Array;
  /** Seconds cut from the recording before frame 0. */
  offset: number;
};
