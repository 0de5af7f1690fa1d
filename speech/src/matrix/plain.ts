/**
 * `weights[output * inputs + input]` times `signal[input * steps + step]`, plus one bias per
 * output: nearly all of the engine's time is spent in this loop or its SIMD version.
 */
export function mix(
  weights: Float32Array,
  bias: Float32Array,
  signal: Float32Array,
  outputs: number,
  steps: number,
): Float32Array {
  const inputs = weights.length / outputs;
  const result = new Float32Array(outputs * steps);
  for (let output = 0; output < outputs; output++) {
    result.fill(bias[output]!, output * steps, (output + 1) * steps);
  }
  // Four outputs at a time: each signal value is loaded once for four multiplications.
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
