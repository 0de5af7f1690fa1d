/** Pairs of the engine's score and the experts', grouped by speaker. */
export type Pairs = { speaker: string; predicted: number; given: number }[];

export type Agreement = { r: number; low: number; high: number; mse: number; count: number };

const RESAMPLES = 1000;

/** Pearson correlation, mean squared error, and an interval from resampling whole speakers. */
export function agreementOf(pairs: Pairs, random: () => number): Agreement {
  const bySpeaker = [...Map.groupBy(pairs, ({ speaker }) => speaker).values()].map(sumsOf);
  const whole = addSums(bySpeaker);
  const drawn = Array.from({ length: RESAMPLES }, () =>
    correlation(addSums(bySpeaker.map(() => bySpeaker[Math.floor(random() * bySpeaker.length)]!))),
  ).toSorted((a, b) => a - b);
  return {
    r: correlation(whole),
    low: drawn[Math.floor(RESAMPLES * 0.025)]!,
    high: drawn[Math.floor(RESAMPLES * 0.975)]!,
    mse: (whole.xx - 2 * whole.xy + whole.yy) / whole.n,
    count: whole.n,
  };
}

/** The sums a correlation needs, so that resampling is cheap. */
type Sums = { n: number; x: number; y: number; xx: number; yy: number; xy: number };

function sumsOf(pairs: Pairs): Sums {
  const sums = { n: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0 };
  for (const { predicted: x, given: y } of pairs) {
    sums.n += 1;
    sums.x += x;
    sums.y += y;
    sums.xx += x * x;
    sums.yy += y * y;
    sums.xy += x * y;
  }
  return sums;
}

function addSums(all: Sums[]): Sums {
  const total = { n: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0 };
  for (const sums of all) {
    for (const key of Object.keys(total) as (keyof Sums)[]) total[key] += sums[key];
  }
  return total;
}

function correlation({ n, x, y, xx, yy, xy }: Sums): number {
  return (n * xy - x * y) / Math.sqrt((n * xx - x * x) * (n * yy - y * y));
}

/** Precision and recall of the flags. */
export function flagQuality(flags: { flagged: boolean; bad: boolean }[]) {
  const flagged = flags.filter((flag) => flag.flagged).length;
  const bad = flags.filter((flag) => flag.bad).length;
  const both = flags.filter((flag) => flag.flagged && flag.bad).length;
  return { flagged, bad, precision: both / flagged, recall: both / bad };
}

/** The error rate at the threshold where as many right phrases are refused as wrong ones pass. */
export function equalErrorRate(right: readonly number[], wrong: readonly number[]): number {
  const [accepted, passing] = [
    Float64Array.from(right).toSorted(),
    Float64Array.from(wrong).toSorted(),
  ];
  let best = 1;
  let [refused, below] = [0, 0];
  for (const limit of Float64Array.from([...right, ...wrong]).toSorted()) {
    while (accepted[refused]! < limit) refused++;
    while (passing[below]! < limit) below++;
    const errors = Math.max(refused / right.length, (wrong.length - below) / wrong.length);
    best = Math.min(best, errors);
  }
  return best;
}
