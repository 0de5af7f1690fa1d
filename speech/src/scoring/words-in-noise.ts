import type { AlignedPhone } from '../alignment/align.ts';
import { stepEnergies } from '../recording/trim.ts';
import { percentile } from '../signal/statistics.ts';

/** The level that the loudest tenth of a word exceeds. */
const LOUD_PERCENT = 90;

/**
 * Decibels that the loud part of a word has to stand above the noise. In noise as loud as the voice
 * and louder, 16 % of an American's words with less were marked, and 6 % of the others.
 */
const LEAST_ABOVE_NOISE = 6;

/**
 * The words of which hardly anything is louder than the quietest tenth of the recording. `samples`: what the sounds are
 * aligned with; `noise`: its level in dB (`Level.floor`).
 */
export function wordsInNoise(
  phones: readonly Pick<AlignedPhone, 'word' | 'start' | 'end'>[],
  samples: Float32Array,
  noise: number,
): number[] {
  const levels = stepEnergies(samples);
  return [...Map.groupBy(phones, ({ word }) => word)]
    .filter(([, sounds]) => {
      const own = levels.subarray(sounds[0]!.start, sounds.at(-1)!.end);
      return percentile(own, LOUD_PERCENT) < noise + LEAST_ABOVE_NOISE;
    })
    .map(([word]) => word);
}
