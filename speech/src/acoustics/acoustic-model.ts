import { readModelFile } from '../model/container.ts';
import { openMatrices } from '../matrix/matrices.ts';
import { createHeads, type Heads, type HeadsConfig } from './heads.ts';
import { createNetwork, type FramesLayer, type Layer, type Network } from './network.ts';
import { PHONES } from '../phonemes/phone-index.ts';

type AcousticConfig = {
  phones: string[];
  prior: number[];
  priorWeight: number;
  priorFloor: number;
  layers: Layer[];
  native: FramesLayer & { prior: number[] };
  heads: HeadsConfig;
};

export type AcousticModel = {
  version: string;
  network: Network;
  heads: Heads;
  /**
   * Subtracted from each class's log-posterior before alignment, so that common sounds have no
   * advantage.
   */
  priorPenalty: Float32Array;
  /** The same for the native output. */
  nativePriorPenalty: Float32Array;
};

export function loadAcousticModel(bytes: Uint8Array): AcousticModel {
  const file = readModelFile(bytes);
  const config = file.config as AcousticConfig;
  if (config.phones.join(' ') !== [...PHONES, 'SIL'].join(' ')) {
    throw new Error('the acoustic model was trained on another set of phones');
  }
  const createMatrix = openMatrices();
  const penaltyOf = (prior: number[]) =>
    Float32Array.from(prior, (share) => config.priorWeight * Math.log(share + config.priorFloor));
  return {
    version: file.version,
    network: createNetwork(file, config.layers, config.native, createMatrix),
    heads: createHeads(file, config.heads, createMatrix),
    priorPenalty: penaltyOf(config.prior),
    nativePriorPenalty: penaltyOf(config.native.prior),
  };
}
