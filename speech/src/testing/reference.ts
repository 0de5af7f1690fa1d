import type { Scores } from '../scoring/scores.ts';
import { inlineBytes } from './inline-bytes.ts';
import first from './reference/clip-1.json';
import second from './reference/clip-2.json';

/** A spoken clip and what the training pipeline's own code computes for it, stage by stage. */
export type ReferenceClip = {
  text: string;
  /** ±1 at 16 kHz. */
  samples: Float32Array;
  pronunciation: string[][];
  trimmedLength: number;
  frames: number;
  /** Rows of a few frames. */
  logMel: Record<string, number[]>;
  logPosteriors: Record<string, number[]>;
  nativeLogPosteriors: Record<string, number[]>;
  start: number[];
  end: number[];
  headPhone: number[];
  headAspects: number[];
  phoneFeatures: number[][];
  utteranceFeatures: number[];
  /** By the scorer for the judges, and by the one for what is shown. */
  strict: Scores;
  expert: Scores;
  /** Probability that it was this phrase. */
  phraseChance: number;
};

export const referenceClips: ReferenceClip[] = [first, second].map((clip) => ({
  ...clip,
  samples: fromPcm(inlineBytes(clip.samples)),
  pronunciation: clip.words.map(({ phones, stress }) =>
    phones.map((phone, i) => (stress[i]! < 0 ? phone : `${phone}${stress[i]}`)),
  ),
}));

function fromPcm(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Float32Array.from(
    { length: bytes.length / 2 },
    (_, i) => view.getInt16(2 * i, true) / 32768,
  );
}
