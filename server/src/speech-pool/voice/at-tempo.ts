/** Long enough for two periods of a low voice. */
const FRAME_S = 0.04;
/** How far from its place a piece may be taken: one period of a low voice. */
const SEARCH_S = 0.0125;

/**
 * The same speech faster or slower, at the same pitch: overlapping pieces are laid closer together
 * or farther apart, each taken where the wave goes on most like the piece before (WSOLA).
 */
export function atTempo(samples: Float32Array, sampleRate: number, tempo: number): Float32Array {
  if (tempo === 1) return samples;
  const half = Math.round((FRAME_S * sampleRate) / 2);
  const search = Math.round(SEARCH_S * sampleRate);
  const result = new Float32Array(Math.round(samples.length / tempo));
  const fade = Float32Array.from({ length: half }, (_, at) => (at + 0.5) / half);
  // The first half piece has nothing before it to fade from.
  result.set(samples.subarray(0, Math.min(half, result.length)));
  let last = 0;
  for (let place = half; place < result.length; place += half) {
    const wished = last + half;
    const taken = mostAlike(samples, wished, Math.round(place * tempo), { search, length: half });
    for (let at = 0; at < half && place + at < result.length; at++) {
      const goesOn = samples[wished + at] ?? 0;
      const begins = samples[taken + at] ?? 0;
      result[place + at] = goesOn * (1 - fade[at]!) + begins * fade[at]!;
    }
    last = taken;
  }
  return result;
}

/** The place near `about` where the wave is most like what would have followed at `wished`. */
function mostAlike(
  samples: Float32Array,
  wished: number,
  about: number,
  { search, length }: { search: number; length: number },
): number {
  let best = about;
  let highest = -Infinity;
  for (let from = Math.max(0, about - search); from <= about + search; from++) {
    let both = 0;
    let energy = 1e-6;
    // Every other sample tells enough.
    for (let at = 0; at < length; at += 2) {
      const candidate = samples[from + at] ?? 0;
      both += candidate * (samples[wished + at] ?? 0);
      energy += candidate * candidate;
    }
    const likeness = both / Math.sqrt(energy);
    if (likeness <= highest) continue;
    highest = likeness;
    best = from;
  }
  return best;
}
