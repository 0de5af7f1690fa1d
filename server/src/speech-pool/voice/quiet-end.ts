import type { Utterance } from './flite.ts';

const FADE_S = 0.015;
const HISSES = new Set(['F', 'V', 'TH', 'DH', 'S', 'Z', 'SH', 'ZH', 'CH', 'JH', 'T', 'P', 'K']);

/**
 * After the last sound the voice hisses on, and in its hiss a pitch could be heard; a last sound
 * that is a hiss itself dies away as it is.
 */
export function withQuietEnd({ samples, sounds }: Utterance, sampleRate: number): Utterance {
  const last = sounds.at(-1);
  if (!last || HISSES.has(last.phone)) return { samples, sounds };
  const end = Math.round(last.end * sampleRate);
  const faded = samples.map((sample, at) => {
    const share = 1 - (at - end) / (FADE_S * sampleRate);
    return sample * Math.min(1, Math.max(0, share));
  });
  return { samples: faded, sounds };
}
