/**
 * Each channel (`signal[channel * steps + step]`) filtered on its own, centred, with silence
 * outside.
 */
export function filterChannels(
  weights: Float32Array,
  signal: Float32Array,
  channels: number,
  steps: number,
  dilation: number,
): Float32Array {
  const taps = weights.length / channels;
  const centre = (taps - 1) / 2;
  const result = new Float32Array(channels * steps);
  for (let channel = 0; channel < channels; channel++) {
    const row = channel * steps;
    for (let tap = 0; tap < taps; tap++) {
      const shift = (tap - centre) * dilation;
      const weight = weights[channel * taps + tap]!;
      const low = Math.max(0, -shift);
      const high = Math.min(steps, steps - shift);
      for (let step = low; step < high; step++) {
        result[row + step]! += weight * signal[row + step + shift]!;
      }
    }
  }
  return result;
}
