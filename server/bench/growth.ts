import { median } from './percentile.ts';

export type Growth = {
  /** Over the whole series, as a share of the trend line's first value. */
  share: number;
  /** Whether the trend is statistically significant. */
  certain: boolean;
};

/** Two-sided 95 percent. */
const NORMAL_95 = 1.96;

/**
 * The growth of a series of equally spaced values, by the Theil–Sen estimator: the median of the
 * slopes of all pairs. A few outliers, as on a busy machine, do not change it.
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
