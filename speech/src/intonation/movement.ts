import type { Movement } from '../analysis.ts';
import { clamp, median, percentile } from '../signal/statistics.ts';
import { type Contour, isVoiced } from './contour.ts';

/** Half a window of at least this many frames must be voiced, or the movement is a guess. */
const ENOUGH_VOICED = 8;
const SHORTEST_WINDOW = 35;
const LONGEST_WINDOW = 70;
/** The vowel's melody starts a little before the vowel, and goes on a little after the word. */
const LEAD_IN = 3;
const ECHO = 10;
/** Less than this in semitones is neither up nor down. */
const LEVEL_WITHIN = 1.3;

/**
 * How the voice moved last, in semitones: the tail against the lowest point before it when it
 * rose, against the highest when it fell. Undefined when too little of it could be followed.
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

/** 0–100: how well a movement does what was asked. */
export function movementScore(semitones: number, asked: Movement): number {
  const fit = {
    rise: (semitones + 0.7) / 3.2,
    fall: (0.7 - semitones) / 2.7,
    level: 1.5 - Math.abs(semitones) / 2,
  }[asked];
  return 100 * clamp(fit, 0, 1);
}
