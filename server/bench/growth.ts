import { median } from './percentile.ts';

export type Growth = {
  /** Over the whole series, as a share of its first value on the line. */
  share: number;
  /** Whether the line rises at all, or the values only scatter. */
  certain: boolean;
};

/** Two-sided, 95 in 100. */
const NORMAL_95 = 1.96;

/**
 * How much a series of equally spaced values grows, by Theil and Sen: the middle of the slopes of
 * all pairs. A few bad minutes, as on a machine with other work, do not bend it.
 */
export function growthOf(values: readonly number[]): Growth {
  const n = values.length;
  const slopes: number[] = [];
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) slopes.push((values[j]! - values[i]!) / (j - i));
  }
  if (slopes.length === 0) return { share: 0, certain: false };
  slopes.sort((a, b) => a - b);
  const slope = median(slopes);
  const start = median(values.map((value, i) => value - slope * i));
  const doubt = NORMAL_95 * Math.sqrt((n * (n - 1) * (2 * n + 5)) / 18);
  const lowest = slopes[Math.floor((slopes.length - doubt) / 2)];
  return { share: (slope * (n - 1)) / start, certain: lowest !== undefined && lowest > 0 };
}
