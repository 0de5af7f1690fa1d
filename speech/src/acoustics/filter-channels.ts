/** Filters each channel (`signal[channel * steps + step]`) separately. */
export type ChannelFilter = (
  weights: Float32Array,
  signal: Float32Array,
  channels: number,
  steps: number,
  dilation: number,
) => Float32Array;

/** Taps processed in one pass over a channel. */
const PASS = 4;

/**
 * Filters are centered, with silence outside. The next call overwrites the result: a network
 * filters once per layer, and allocating megabytes each time would keep the garbage collector busy.
 */
export function createChannelFilter(): ChannelFilter {
  let kept = new Float32Array(0);
  return (weights, signal, channels, steps, dilation) => {
    const taps = weights.length / channels;
    const reach = ((taps - 1) / 2) * dilation;
    const size = channels * steps;
    if (kept.length < size) kept = new Float32Array(size);
    const result = kept.subarray(0, size).fill(0);
    // One channel with silence on both sides, so that no step needs a bounds check.
    const line = new Float32Array(steps + 2 * reach + (PASS - 1) * dilation);
    for (let channel = 0; channel < channels; channel++) {
      const row = channel * steps;
      for (let step = 0; step < steps; step++) line[reach + step] = signal[row + step]!;
      for (let tap = 0; tap < taps; tap += PASS) {
        const weightOf = (i: number) => (tap + i < taps ? weights[channel * taps + tap + i]! : 0);
        const [w0, w1, w2, w3] = [weightOf(0), weightOf(1), weightOf(2), weightOf(3)];
        for (let step = 0; step < steps; step++) {
          const at = step + tap * dilation;
          result[row + step]! +=
            w0 * line[at]! +
            w1 * line[at + dilation]! +
            w2 * line[at + 2 * dilation]! +
            w3 * line[at + 3 * dilation]!;
        }
      }
    }
    return result;
  };
}
