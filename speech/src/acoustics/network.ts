import type { ModelFile } from '../model/container.ts';
import { rectify } from '../matrix/dense.ts';
import type { CreateMatrix } from '../matrix/matrix.ts';
import { type ChannelFilter, createChannelFilter } from './filter-channels.ts';
import { BANDS, type LogMel } from './log-mel.ts';

type ConvLayer = {
  type: 'conv';
  in: number;
  out: number;
  kernel: number;
  stride: number;
  padding: number;
  weight: string;
  bias: string;
};
type ResidualLayer = {
  type: 'residual';
  channels: number;
  kernel: number;
  dilation: number;
  depthwise: string;
  pointwise: string;
  bias: string;
};
export type FramesLayer = {
  type: 'frames';
  in: number;
  out: number;
  framesPerStep: number;
  classes: number;
  weight: string;
  bias: string;
};
export type Layer = ConvLayer | ResidualLayer | FramesLayer;

/** The network's output for a clip. */
export type NetworkOutput = {
  /** 10 ms frames. */
  frames: number;
  classes: number;
  /** `logPosteriors[frame * classes + phone]`, of the output trained on learners. */
  logPosteriors: Float32Array;
  /** The same of the output trained only on native-like speech. */
  nativeLogPosteriors: Float32Array;
  /** Network steps (each covers `framesPerStep` frames). */
  steps: number;
  framesPerStep: number;
  channels: number;
  /** Last hidden layer, channel-major: `hidden[channel * steps + step]`. */
  hidden: Float32Array;
};

/** `signal` is channel-major over `steps`; a stage may modify its input in place. */
type Activations = { signal: Float32Array; steps: number };
type Stage = (input: Activations) => Activations;

export type Network = (logMel: LogMel) => NetworkOutput;

/** Builds the network that its model file describes; `native` reads the same hidden layer. */
export function createNetwork(
  model: ModelFile,
  layers: Layer[],
  native: FramesLayer,
  createMatrix: CreateMatrix,
): Network {
  const output = layers.at(-1);
  if (output?.type !== 'frames') throw new Error('the last layer of the network must be "frames"');
  const filter = createChannelFilter();
  const stages = layers
    .slice(0, -1)
    .map((layer) => createStage(model, layer, createMatrix, filter));
  const toLogits = createLayerMatrix(model, output.weight, output.bias, createMatrix);
  const toNativeLogits = createLayerMatrix(model, native.weight, native.bias, createMatrix);
  return (logMel) => {
    let activations = toChannels(logMel, output.framesPerStep);
    for (const stage of stages) activations = stage(activations);
    const { signal, steps } = activations;
    const posteriors = (logits: Float32Array) => logSoftmax(logits, logMel.frames, steps, output);
    return {
      frames: logMel.frames,
      classes: output.classes,
      logPosteriors: posteriors(toLogits.apply(signal, steps)),
      nativeLogPosteriors: posteriors(toNativeLogits.apply(signal, steps)),
      steps,
      framesPerStep: output.framesPerStep,
      channels: output.in,
      hidden: signal,
    };
  };
}

function createStage(
  model: ModelFile,
  layer: Layer,
  createMatrix: CreateMatrix,
  filter: ChannelFilter,
): Stage {
  if (layer.type === 'conv') return createConv(model, layer, createMatrix);
  if (layer.type === 'residual') return createResidual(model, layer, createMatrix, filter);
  throw new Error('only the last layer of the network may be "frames"');
}

/** Band-major, with the last frame repeated until the frames fill whole steps. */
function toChannels({ frames, values }: LogMel, framesPerStep: number): Activations {
  const steps = Math.ceil(frames / framesPerStep) * framesPerStep;
  const signal = new Float32Array(BANDS * steps);
  for (let step = 0; step < steps; step++) {
    const frame = Math.min(step, frames - 1);
    for (let band = 0; band < BANDS; band++) {
      signal[band * steps + step] = values[frame * BANDS + band]!;
    }
  }
  return { signal, steps };
}

function createLayerMatrix(
  model: ModelFile,
  weight: string,
  bias: string,
  createMatrix: CreateMatrix,
) {
  return createMatrix(model.tensor(weight).values, model.tensor(bias).values);
}

function createConv(model: ModelFile, layer: ConvLayer, createMatrix: CreateMatrix): Stage {
  const matrix = createLayerMatrix(model, layer.weight, layer.bias, createMatrix);
  const { in: inputs, kernel, stride, padding } = layer;
  return ({ signal, steps }) => {
    const outSteps = Math.floor((steps + 2 * padding - kernel) / stride) + 1;
    // Unrolled into one row per (input, tap), so that the same matrix kernel can be used.
    const unrolled = new Float32Array(inputs * kernel * outSteps);
    for (let input = 0; input < inputs; input++) {
      for (let tap = 0; tap < kernel; tap++) {
        const row = (input * kernel + tap) * outSteps;
        for (let step = 0; step < outSteps; step++) {
          const from = step * stride + tap - padding;
          if (from >= 0 && from < steps) unrolled[row + step] = signal[input * steps + from]!;
        }
      }
    }
    return { signal: rectify(matrix.apply(unrolled, outSteps)), steps: outSteps };
  };
}

function createResidual(
  model: ModelFile,
  layer: ResidualLayer,
  createMatrix: CreateMatrix,
  filter: ChannelFilter,
): Stage {
  const depthwise = model.tensor(layer.depthwise).values;
  const pointwise = createLayerMatrix(model, layer.pointwise, layer.bias, createMatrix);
  const { channels, dilation } = layer;
  return ({ signal, steps }) => {
    const mixed = pointwise.apply(filter(depthwise, signal, channels, steps, dilation), steps);
    // Without a branch: half of the values are negative, in no order that a processor could guess.
    for (let i = 0; i < mixed.length; i++) signal[i]! += Math.max(mixed[i]!, 0);
    return { signal, steps };
  };
}

/** Converts the logits of a step's frames, one after the other, to log-posteriors of each frame. */
function logSoftmax(
  logits: Float32Array,
  frames: number,
  steps: number,
  { classes, framesPerStep }: FramesLayer,
): Float32Array {
  const result = new Float32Array(frames * classes);
  for (let frame = 0; frame < frames; frame++) {
    const step = Math.floor(frame / framesPerStep);
    const first = (frame % framesPerStep) * classes;
    let highest = -Infinity;
    for (let c = 0; c < classes; c++) {
      highest = Math.max(highest, logits[(first + c) * steps + step]!);
    }
    let sum = 0;
    for (let c = 0; c < classes; c++) {
      sum += Math.exp(logits[(first + c) * steps + step]! - highest);
    }
    const total = highest + Math.log(sum);
    for (let c = 0; c < classes; c++) {
      result[frame * classes + c] = logits[(first + c) * steps + step]! - total;
    }
  }
  return result;
}
