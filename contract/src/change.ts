/** How many tries stand at each end of a curve: the first ones and the last ones. */
export const TRIES_COMPARED = 10;

/** How much better the last tries were than the first ones, in points, with its interval of 95%. */
export type Change = { by: number; low: number; high: number };

/** Student's t for 95%, by degrees of freedom; two times ten tries have at least 9, at most 18. */
const T_95 = [2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11, 2.101];
const Z_95 = 1.96;
/** Points. Ten equal scores don’t mean that the next one is sure to be equal. */
const SPREAD_MIN = 5;

/**
 * Of scores, 0 to 100: Welch’s interval of the difference of two means. Null with too few tries on
 * either side.
 */
export function changeOfScores(first: number[], last: number[]): Change | null {
  if (!areEnough(first, last)) return null;
  const [a, b] = [squaredError(first), squaredError(last)];
  const freedom = ((a + b) ** 2 * (TRIES_COMPARED - 1)) / (a ** 2 + b ** 2);
  const t = T_95[Math.floor(freedom + 1e-9) - (TRIES_COMPARED - 1)]!;
  return around(meanOf(last) - meanOf(first), t * Math.sqrt(a + b));
}

/**
 * Of answers, 100 if right and 0 if not: the interval of Agresti and Caffo, which doubts ten of ten
 * as well. One right answer and one wrong one are added to each side.
 */
export function changeOfAnswers(first: number[], last: number[]): Change | null {
  if (!areEnough(first, last)) return null;
  const [from, to] = [shareOf(first), shareOf(last)];
  const error = Math.sqrt((from * (1 - from) + to * (1 - to)) / (TRIES_COMPARED + 2));
  return around(meanOf(last) - meanOf(first), 100 * Z_95 * error, 100 * (to - from));
}

const areEnough = (first: number[], last: number[]) =>
  first.length === TRIES_COMPARED && last.length === TRIES_COMPARED;

const meanOf = (points: number[]) => points.reduce((sum, one) => sum + one, 0) / points.length;

const shareOf = (points: number[]) =>
  (points.filter((one) => one > 0).length + 1) / (points.length + 2);

function squaredError(points: number[]): number {
  const mean = meanOf(points);
  const variance = points.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (points.length - 1);
  return Math.max(variance, SPREAD_MIN ** 2) / points.length;
}

/** In whole points, the doubt not less than it is. */
function around(by: number, error: number, center = by): Change {
  return {
    by: Math.round(by) + 0,
    low: Math.max(-100, Math.floor(center - error)),
    high: Math.min(100, Math.ceil(center + error)),
  };
}
