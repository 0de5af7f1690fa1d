import { inlineBytes } from './inline-bytes.ts';
import bytes from './swapped-voices.bin?url&inline';
import index from './swapped-voices.json';

/**
 * Short phrases by flite's free voices (`flite -voice VOICE -t PHRASE`), as they should be and with
 * one sound of one word replaced (`-add_lex` with a line `WORD 0 : SOUNDS`).
 */
export type SpokenClip = {
  voice: string;
  phrase: string;
  /** The relevant word and its sound. */
  word: string;
  phone: string;
  /** What the voice said instead; absent if it said it right. */
  said?: string;
  /** ±1 at 16 kHz. */
  samples: Float32Array;
};

let at = 0;
const coded = inlineBytes(bytes);

export const spokenClips: SpokenClip[] = index.map(({ length, ...clip }) => {
  at += length;
  return { ...clip, samples: Float32Array.from(coded.subarray(at - length, at), decode) };
});

/** One byte per sample, finer at low levels (the μ-law curve). */
function decode(byte: number): number {
  const level = byte / 127.5 - 1;
  return (Math.sign(level) * (256 ** Math.abs(level) - 1)) / 255;
}
