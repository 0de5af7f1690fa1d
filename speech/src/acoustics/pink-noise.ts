import { speechLevel } from '../recording/speech-level.ts';
import { noiseEnergy } from './log-mel.ts';

/** Its energy in each band, for a power of 1 in all that the bands hear. */
const PINK = noiseEnergy((hz) => 1 / hz);

/**
 * The energy in each band that pink noise this far below the voice has on average. The power of the
 * noise is that between the lowest and the highest frequency of the bands.
 */
export function pinkNoiseUnder(samples: Float32Array, decibels: number): Float64Array {
  const power = speechLevel(samples) ** 2 / 10 ** (decibels / 10);
  return PINK.map((energy) => power * energy);
}
