import type { AlignedPhone } from '../alignment/align.ts';
import type { Contour } from './contour.ts';

/** Pitch, loudness and durations of a take, with its sounds. */
export type Melody = {
  phones: AlignedPhone[];
  /** ARPAbet with stress digits, one per phone. */
  symbols: string[];
  /** Unusual duration of each phone, in standard deviations. */
  durations: number[];
  contour: Contour;
  rms: Float32Array;
  /** Seconds cut from the recording before frame 0. */
  offset: number;
};
