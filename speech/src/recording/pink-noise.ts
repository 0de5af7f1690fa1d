/** Chosen once; any other would do, but it must never change while scores are compared. */
const SEED = 20_261;

/**
 * The clip with pink noise of its own level under it. The noise is always the same, so the same
 * clip gives the same answer.
 */
export function withPinkNoise(samples: Float32Array, decibelsUnderSpeech: number): Float32Array {
  const noise = pinkNoise(samples.length);
  const gain =
    speechLevel(samples) / (rootMeanSquare(noise) || 1) / 10 ** (decibelsUnderSpeech / 20);
  return samples.map((value, i) => value + gain * noise[i]!);
}

/** Root mean square of the louder half of the samples: pauses don't make speech quieter. */
function speechLevel(samples: Float32Array): number {
  const loudness = samples.map(Math.abs).toSorted();
  return rootMeanSquare(loudness.subarray(samples.length >> 1));
}

function rootMeanSquare(values: Float32Array): number {
  let sum = 0;
  for (const value of values) sum += value * value;
  return values.length ? Math.sqrt(sum / values.length) : 0;
}

/** Poles and gains of six one-pole filters whose sum falls 3 dB an octave (Paul Kellet's fit). */
const FILTERS = [
  [0.99886, 0.0555179],
  [0.99332, 0.0750759],
  [0.969, 0.153852],
  [0.8665, 0.3104856],
  [0.55, 0.5329522],
  [-0.7616, -0.016898],
] as const;
const DIRECT = 0.5362;

function pinkNoise(length: number): Float32Array {
  const random = createRandom(SEED);
  const states = FILTERS.map(() => 0);
  return Float32Array.from({ length }, () => {
    const white = random() + random() + random() - 1.5;
    let sum = white * DIRECT;
    FILTERS.forEach(([pole, gain], i) => {
      const state = pole * states[i]! + gain * white;
      states[i] = state;
      sum += state;
    });
    return sum;
  });
}

/** A small generator of numbers from 0 to 1 (a Weyl sequence, mixed). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}
