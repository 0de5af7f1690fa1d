import type { Movement } from '../analysis.ts';
import { clamp, median, percentile } from '../signal/statistics.ts';
import { type Contour, isVoiced } from './contour.ts';

/** At least this many frames in half a window must be voiced, or the movement is a guess. */
const ENOUGH_VOICED = 8;
const SHORTEST_WINDOW = 35;
const LONGEST_WINDOW = 70;
/** The vowel's melody starts a little before the vowel, and continues a little after the word. */
const LEAD_IN = 3;
const ECHO = 10;
/** Smaller movements, in semitones, are level. */
const LEVEL_WITHIN = 1.3;

/**
 * The final pitch movement, in semitones: the end relative to the lowest point before it if it
 * rose, to the highest if it fell. Undefined if too little of it could be tracked.
 */
export function finalMovement(
  contour: Contour,
  { nucleus, end }: { nucleus: number; end: number },
): number | undefined {
  const last = Math.min(contour.length, end + ECHO);
  const short = contour.slice(
    Math.max(0, Math.min(nucleus - LEAD_IN, last - SHORTEST_WINDOW)),
    last,
  );
  const voiced = [short, contour.slice(Math.max(0, last - LONGEST_WINDOW), last)]
    .map((window) => window.filter(isVoiced))
    .find((window) => window.length >= ENOUGH_VOICED);
  if (!voiced) return undefined;
  const smooth = voiced.map((_, i) => median(voiced.slice(Math.max(0, i - 2), i + 3)));
  const tailLength = Math.max(3, Math.floor(smooth.length / 6));
  const tail = median(smooth.slice(-tailLength));
  const before = smooth.slice(0, -tailLength);
  const up = tail - percentile(before, 8);
  const down = percentile(before, 92) - tail;
  return up > down ? up : -down;
}

export function movementOf(semitones: number): Movement {
  if (semitones > LEVEL_WITHIN) return 'rise';
  return semitones < -LEVEL_WITHIN ? 'fall' : 'level';
}

/** 0–100: how well a movement matches the target. */
export function movementScore(semitones: number, asked: Movement): number {
  const fit = {
    rise: (semitones + 0.7) / 3.2,
    fall: (0.7 - semitones) / 2.7,
    level: 1.5 - Math.abs(semitones) / 2,
  }[asked];
  return 100 * clamp(fit, 0, 1);
}
