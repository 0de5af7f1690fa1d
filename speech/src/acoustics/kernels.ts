/**
 * The two loops nearly all of the time goes into. Signals are channel-major:
 * `signal[channel * steps + step]`.
 */

/** weights (outputs × inputs) times signal (inputs × steps), plus one bias per output. */
export function mix(
  weights: Float32Array,
  bias: Float32Array | undefined,
  signal: Float32Array,
  outputs: number,
  steps: number,
): Float32Array {
  const inputs = weights.length / outputs;
  const result = new Float32Array(outputs * steps);
  if (bias) {
    for (let output = 0; output < outputs; output++) {
      result.fill(bias[output]!, output * steps, (output + 1) * steps);
    }
  }
  // Four outputs at a time: each value of the signal is loaded once for four multiplications.
  let output = 0;
  for (; output + 4 <= outputs; output += 4) {
    const row0 = output * steps;
    const row1 = row0 + steps;
    const row2 = row1 + steps;
    const row3 = row2 + steps;
    for (let input = 0; input < inputs; input++) {
      const at = output * inputs + input;
      const w0 = weights[at]!;
      const w1 = weights[at + inputs]!;
      const w2 = weights[at + 2 * inputs]!;
      const w3 = weights[at + 3 * inputs]!;
      const source = input * steps;
      for (let step = 0; step < steps; step++) {
        const value = signal[source + step]!;
        result[row0 + step]! += w0 * value;
        result[row1 + step]! += w1 * value;
        result[row2 + step]! += w2 * value;
        result[row3 + step]! += w3 * value;
      }
    }
  }
  for (; output < outputs; output++) {
    for (let input = 0; input < inputs; input++) {
      const weight = weights[output * inputs + input]!;
      for (let step = 0; step < steps; step++) {
        result[output * steps + step]! += weight * signal[input * steps + step]!;
      }
    }
  }
  return result;
}

/** Each channel filtered on its own, centred, with silence outside. */
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
