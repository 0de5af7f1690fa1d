import type { SegmentPosteriors } from '../acoustics/segments.ts';
import { mean } from '../signal/statistics.ts';
import type { Observation } from './observe.ts';

const FLOOR = -10;

export type Match = {
  /** How far the phrase's path is below the best free path, per frame; 0 is a perfect match. */
  deficit: number;
  /** Mean log-posterior of the expected sound, per spoken frame. */
  certainty: number;
  /** The mean over phones instead of frames, so that long sounds don't count for more. */
  phoneCertainty: number;
  /** Certainty per phone, by the native output. */
  nativeCertainty: number;
};

/** How well the clip matches the phrase as a whole, before scoring. */
export function matchOf(observation: Observation): Match {
  const { clip, alignment, posteriors, nativePosteriors } = observation;
  const { scores, network } = clip;
  let deficit = 0;
  let certainty = 0;
  let frames = 0;
  for (const { phone, start, end } of alignment.phones) {
    for (let frame = start; frame < end; frame++) {
      const row = frame * scores.classes;
      let best = -Infinity;
      for (let c = 0; c < scores.classes; c++) best = Math.max(best, scores.values[row + c]!);
      deficit += scores.values[row + phone]! - best;
      certainty += Math.max(network.logPosteriors[row + phone]!, FLOOR);
    }
    frames += end - start;
  }
  const perPhone = (segments: SegmentPosteriors[]) =>
    mean(alignment.phones.map(({ phone }, i) => Math.max(segments[i]!.mean[phone]!, FLOOR)));
  return {
    deficit: deficit / frames,
    certainty: certainty / frames,
    phoneCertainty: perPhone(posteriors),
    nativeCertainty: perPhone(nativePosteriors),
  };
}
