import type { Sound } from './standing.ts';

type Trend = NonNullable<Sound['trend']>;
export type Improved = { sound: Sound; trend: Trend };

/** Less than this is chance. */
const NOTICEABLE = 0.03;
const IMPROVED_SHOWN = 2;

/** The sounds that got better most. */
export function mostImproved(sounds: readonly Sound[]): Improved[] {
  return sounds
    .flatMap((sound) => (sound.trend ? [{ sound, trend: sound.trend }] : []))
    .filter(({ trend }) => gain(trend) >= NOTICEABLE)
    .toSorted((one, other) => gain(other.trend) - gain(one.trend))
    .slice(0, IMPROVED_SHOWN);
}

const gain = ({ from, to }: Trend) => to - from;

/** The sound most in need of practice, if any is known well enough to say so. */
export function weakest(sounds: readonly Sound[]): Sound | undefined {
  return sounds
    .filter(({ accuracy }) => accuracy !== null)
    .toSorted((one, other) => one.accuracy! - other.accuracy!)[0];
}
