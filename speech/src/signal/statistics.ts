type Numbers = ArrayLike<number>;

export function sum(values: Numbers): number {
  let total = 0;
  for (let i = 0; i < values.length; i++) total += values[i]!;
  return total;
}

export function mean(values: Numbers): number {
  return values.length ? sum(values) / values.length : 0;
}

/** Population standard deviation. */
export function deviation(values: Numbers): number {
  const center = mean(values);
  let squares = 0;
  for (let i = 0; i < values.length; i++) squares += (values[i]! - center) ** 2;
  return values.length ? Math.sqrt(squares / values.length) : 0;
}

/** Percentile with linear interpolation between neighbors; `percent` from 0 to 100. */
export function percentile(values: Numbers, percent: number): number {
  return percentileOfSorted(Float64Array.from(values).toSorted(), percent);
}

export function percentileOfSorted(sorted: Numbers, percent: number): number {
  if (!sorted.length) return 0;
  const position = ((sorted.length - 1) * percent) / 100;
  const below = Math.floor(position);
  const above = Math.min(sorted.length - 1, below + 1);
  return sorted[below]! + (sorted[above]! - sorted[below]!) * (position - below);
}

export function median(values: Numbers): number {
  return percentile(values, 50);
}

/** The natural log of the odds of a probability. */
export function logOddsOf(chance: number): number {
  return Math.log(chance / (1 - chance));
}

/** The probability with these log-odds. */
export function chanceOf(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Linear interpolation through the points (x, y), constant outside; `x` is ascending. */
export function interpolate(value: number, x: Numbers, y: Numbers): number {
  if (value <= x[0]!) return y[0]!;
  for (let i = 1; i < x.length; i++) {
    if (value <= x[i]!) {
      return y[i - 1]! + ((y[i]! - y[i - 1]!) * (value - x[i - 1]!)) / (x[i]! - x[i - 1]!);
    }
  }
  return y[y.length - 1]!;
}
