/** A layer's weights, ready to be applied: `weights · signal + bias`. */
export type Matrix = {
  outputs: number;
  inputs: number;
  /** `signal[input * steps + step]` to `result[output * steps + step]`. */
  apply: (signal: Float32Array, steps: number) => Float32Array;
};

/** Takes `weights[output * inputs + input]` and stores them in whatever layout is fastest. */
export type CreateMatrix = (weights: Float32Array, bias: Float32Array) => Matrix;
