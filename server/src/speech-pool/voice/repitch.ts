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
 * The same sound at another pitch: pulses of the voice are laid closer together or farther apart,
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
    if (marks.length >= 3) result.set(overlap(samples, marks, change.ratioAt), marks[0]);
  }
  return result;
}

/** The same sound for longer, at the same pitch; undefined where there is too little of it. */
export function lengthen(
  samples: Float32Array,
  stretch: Stretch,
  periodAt: PitchChange['periodAt'],
  longer: number,
): { samples: Float32Array; added: number } | undefined {
  const marks = pulses(samples, stretch, periodAt);
  if (marks.length < 3) return undefined;
  const piece = overlap(samples, marks, () => 1, longer);
  const after = samples.subarray(marks.at(-1)! + 1);
  const result = new Float32Array(marks[0]! + piece.length + after.length);
  result.set(samples.subarray(0, marks[0]));
  result.set(piece, marks[0]);
  result.set(after, marks[0]! + piece.length);
  return { samples: result, added: result.length - samples.length };
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

/** The stretch from the first pulse to the last, at another pitch or of another length. */
function overlap(
  samples: Float32Array,
  marks: number[],
  ratioAt: PitchChange['ratioAt'],
  longer = 1,
): Float32Array {
  const start = marks[0]!;
  const source = samples.subarray(start, marks.at(-1)! + 1);
  const sum = new Float32Array(Math.round(source.length * longer));
  const weight = new Float32Array(sum.length);
  let nearest = 0;
  for (let place = 0; place < sum.length;) {
    const from = start + place / longer;
    while (nearest < marks.length - 2 && closer(marks, nearest, from)) nearest++;
    const mark = marks[nearest]!;
    const period = marks[nearest + 1]! - mark;
    const centre = Math.round(place);
    for (let at = -period; at <= period; at++) {
      const target = centre + at;
      if (target < 0 || target >= sum.length) continue;
      const share = 0.5 + 0.5 * Math.cos((Math.PI * at) / period);
      sum[target]! += share * (samples[mark + at] ?? 0);
      weight[target]! += share;
    }
    place += period / ratioAt(from);
  }
  const changed = sum.map((value, index) => (weight[index]! > 0 ? value / weight[index]! : 0));
  const gain = Math.sqrt((longer * energyOf(source)) / energyOf(changed));
  return changed.map((value, index) => {
    const edge = Math.min(index, sum.length - 1 - index) / FADE_SAMPLES;
    const share = Math.min(1, edge) * Math.min(1, weight[index]! * 4);
    const fromEnd = sum.length - 1 - index;
    const own = source[index < fromEnd ? index : source.length - 1 - fromEnd] ?? 0;
    return share * gain * value + (1 - share) * own;
  });
}

const energyOf = (samples: Float32Array) =>
  samples.reduce((sum, value) => sum + value * value, 1e-9);

const closer = (marks: number[], nearest: number, place: number) =>
  Math.abs(marks[nearest + 1]! - place) < Math.abs(marks[nearest]! - place);
