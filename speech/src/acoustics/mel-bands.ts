/** One triangular filter: its first spectrum bin and the weight of each bin from there. */
export type MelBand = { firstBin: number; weights: Float64Array };

export type MelSettings = { bands: number; lowHz: number; highHz: number; binHz: number };

/**
 * Triangles evenly spaced on the mel scale, their corners rounded to spectrum bins, each with the
 * same area so that a wide band does not count for more than a narrow one.
 */
export function makeMelBands({ bands, lowHz, highHz, binHz }: MelSettings): MelBand[] {
  const low = toMel(lowHz);
  const step = (toMel(highHz) - low) / (bands + 1);
  const corners = Array.from({ length: bands + 2 }, (_, i) =>
    Math.floor(toHz(low + i * step) / binHz + 0.5),
  );
  return Array.from({ length: bands }, (_, band) => {
    const [left, center, right] = corners.slice(band, band + 3) as [number, number, number];
    const height = 2 / ((right - left) * binHz);
    const weights = new Float64Array(right - left + 1);
    for (let bin = left; bin <= right; bin++) {
      const slope = bin < center ? (bin - left) / (center - left) : fall(bin, center, right);
      weights[bin - left] = slope * height;
    }
    return { firstBin: left, weights };
  });
}

function fall(bin: number, center: number, right: number): number {
  return right > center ? (right - bin) / (right - center) : 0;
}

function toMel(hz: number): number {
  return 2595 * Math.log10(1 + hz / 700);
}

function toHz(mel: number): number {
  return 700 * (10 ** (mel / 2595) - 1);
}
