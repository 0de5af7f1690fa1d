/** A stretch of samples in which the voice sounds. */
export type Stretch = { from: number; to: number };

type PitchChange = {
  /** Samples between two pulses of the voice near a place. */
  periodAt: (sample: number) => number;
  /** How many times higher the voice is to be near a place. */
  ratioAt: (sample: number) => number;
};

/** How far from its expected place the next pulse is looked for. */
const DRIFT = 0.2;
/** At both ends what was changed fades into what was not. */
const FADE_SAMPLES = 80;

/**
 * The same sound at another pitch: pulses of the voice are laid closer together or further apart,
 * so that neither the length nor the vowels change (pitch-synchronous overlap-add).
 */
export function repitch(
  samples: Float32Array,
  stretches: Stretch[],
  change: PitchChange,
): Float32Array {
  const result = samples.slice();
  for (const stretch of stretches) {
    const marks = pulses(samples, stretch, change.periodAt);
    if (marks.length >= 3) overlap(samples, result, marks, change.ratioAt);
  }
  return result;
}

/** Where the pulses are: each one where the wave is most like it was at the one before. */
function pulses(samples: Float32Array, { from, to }: Stretch, periodAt: PitchChange['periodAt']) {
  const first = periodAt(from);
  let mark = loudest(samples, from, Math.min(to, from + first));
  const marks: number[] = [];
  while (mark < to) {
    marks.push(mark);
    mark = mostAlike(samples, mark, periodAt(mark));
  }
  return marks;
}

function loudest(samples: Float32Array, from: number, to: number): number {
  let best = Math.round(from);
  for (let at = best; at < to; at++) {
    if (Math.abs(samples[at] ?? 0) > Math.abs(samples[best] ?? 0)) best = at;
  }
  return best;
}

function mostAlike(samples: Float32Array, mark: number, period: number): number {
  const half = Math.round(period / 2);
  let best = mark + Math.round(period);
  let highest = -Infinity;
  for (let lag = Math.round(period * (1 - DRIFT)); lag <= period * (1 + DRIFT); lag++) {
    const likeness = correlation(samples, mark, mark + lag, half);
    if (likeness <= highest) continue;
    highest = likeness;
    best = mark + lag;
  }
  return best;
}

function correlation(samples: Float32Array, a: number, b: number, half: number): number {
  let both = 0;
  let energy = 1e-9;
  for (let at = -half; at <= half; at++) {
    const other = samples[b + at] ?? 0;
    both += (samples[a + at] ?? 0) * other;
    energy += other * other;
  }
  return both / Math.sqrt(energy);
}

function overlap(
  samples: Float32Array,
  result: Float32Array,
  marks: number[],
  ratioAt: PitchChange['ratioAt'],
): void {
  const start = marks[0]!;
  const end = marks.at(-1)!;
  const sum = new Float32Array(end - start + 1);
  const weight = new Float32Array(end - start + 1);
  let nearest = 0;
  for (let place = start; place <= end;) {
    while (nearest < marks.length - 2 && closer(marks, nearest, place)) nearest++;
    const mark = marks[nearest]!;
    const period = marks[nearest + 1]! - mark;
    const centre = Math.round(place);
    for (let at = -period; at <= period; at++) {
      const target = centre + at - start;
      if (target < 0 || target >= sum.length) continue;
      const share = 0.5 + 0.5 * Math.cos((Math.PI * at) / period);
      sum[target]! += share * (samples[mark + at] ?? 0);
      weight[target]! += share;
    }
    place += period / ratioAt(place);
  }
  const changed = sum.map((value, index) => (weight[index]! > 0 ? value / weight[index]! : 0));
  const gain = Math.sqrt(energyOf(samples.subarray(start, end + 1)) / energyOf(changed));
  for (let index = 0; index < sum.length; index++) {
    const edge = Math.min(index, sum.length - 1 - index) / FADE_SAMPLES;
    const share = Math.min(1, edge) * Math.min(1, weight[index]! * 4);
    result[start + index] = share * gain * changed[index]! + (1 - share) * samples[start + index]!;
  }
}

const energyOf = (samples: Float32Array) =>
  samples.reduce((sum, value) => sum + value * value, 1e-9);

const closer = (marks: number[], nearest: number, place: number) =>
  Math.abs(marks[nearest + 1]! - place) < Math.abs(marks[nearest]! - place);
