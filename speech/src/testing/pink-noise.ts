import { rootMeanSquare, speechLevel } from '../recording/speech-level.ts';

/** Arbitrary. */
const SEED = 20_261;

/** The clip with pink noise added. The noise is always the same, so the same clip gives the same result. */
export function withPinkNoise(samples: Float32Array, decibelsUnderSpeech: number): Float32Array {
  const noise = pinkNoise(samples.length);
  const level = speechLevel(samples) / (rootMeanSquare(noise) || 1);
  const gain = level / 10 ** (decibelsUnderSpeech / 20);
  const mixed = new Float32Array(samples.length);
  for (let i = 0; i < mixed.length; i++) mixed[i] = samples[i]! + gain * noise[i]!;
  return mixed;
}

/** Poles and gains of six one-pole filters whose sum falls 3 dB per octave (Paul Kellet's fit). */
const POLES = [0.99886, 0.99332, 0.969, 0.8665, 0.55, -0.7616];
const GAINS = [0.0555179, 0.0750759, 0.153852, 0.3104856, 0.5329522, -0.016898];
const DIRECT = 0.5362;

export function pinkNoise(length: number): Float32Array {
  const random = createRandom(SEED);
  const states = new Float64Array(POLES.length);
  const noise = new Float32Array(length);
  for (let at = 0; at < length; at++) {
    const white = random() + random() + random() - 1.5;
    let sum = white * DIRECT;
    for (let i = 0; i < states.length; i++) {
      states[i] = POLES[i]! * states[i]! + GAINS[i]! * white;
      sum += states[i]!;
    }
    noise[at] = sum;
  }
  return noise;
}

/** A small pseudorandom generator from 0 to 1 (a Weyl sequence, mixed). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}
