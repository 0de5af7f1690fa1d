import type { Level } from '../recording/level.ts';
import { interpolate } from '../signal/statistics.ts';
import type { Match } from '../observation/match.ts';

/** Fewer sounds than this are too little evidence. */
const FEW_SOUNDS = 6;

/** Confidence 0–1. `chance`: probability that this phrase was said. */
export function confidenceOf(level: Level, match: Match, sounds: number, chance: number): number {
  const quiet = interpolate(level.peak - level.floor, [8, 16, 26], [0.3, 0.75, 1]);
  const clean = interpolate(level.clipped, [0.002, 0.02, 0.12], [1, 0.8, 0.4]);
  const loud = interpolate(level.peak, [38, 46], [0.6, 1]);
  const matched = interpolate(match.phoneCertainty, [-3.6, -2.8, -1.8], [0.4, 0.75, 1]);
  const enough = Math.min(1, 0.7 + (0.3 * sounds) / FEW_SOUNDS);
  return Math.min(quiet * clean * loud * matched * enough, chance);
}
