import { createDense, rectify } from '../matrix/dense.ts';
import type { CreateMatrix } from '../matrix/matrix.ts';
import type { ModelFile } from '../model/container.ts';
import { clamp, mean } from '../signal/statistics.ts';
import { add, createEncoderLayer, createLayerNorm } from './encoder.ts';
import { createLocalLayer } from './local-layer.ts';
import type { ScorerConfig } from './scorer-config.ts';
import type { Scores } from './scores.ts';

/** A phrase as input of the scorer: rows are phones. */
export type ScorerInput = {
  phoneFeatures: Float32Array[];
  utteranceFeatures: Float32Array;
  phones: number[];
  /** Ascending word numbers, one per phone. */
  wordOf: number[];
  /** See `stressMarks`. */
  stresses: number[];
};

export type ScorerMember = (input: ScorerInput) => Scores;

/** One of the networks that the scorer averages. */
export function createScorerMember(
  model: ModelFile,
  name: string,
  config: ScorerConfig,
  createMatrix: CreateMatrix,
): ScorerMember {
  const table = (tensor: string) => {
    const { shape, values } = model.tensor(`${name}.${tensor}`);
    const width = shape[1]!;
    return (row: number) => values.subarray(row * width, (row + 1) * width);
  };
  const dense = (layer: string) => createDense(model, `${name}.${layer}`, createMatrix);
  const normalizePhone = createNormalizer(model, `${name}.phoneInputs`, config.phoneClip);
  const normalizeUtterance = createNormalizer(
    model,
    `${name}.utteranceInputs`,
    config.utteranceClip,
  );
  const input = dense('input');
  const phoneEmbedding = table('phone.embedding');
  const positionEmbedding = table('position.embedding');
  const stressEmbedding = table('stress.embedding');
  const placeEmbedding = table('place');
  const local = createLocalLayer(model, `${name}.local`, createMatrix);
  const layers = Array.from({ length: config.layers }, (_, layer) =>
    createEncoderLayer(model, `${name}.layer${layer}`, config.attentionHeads, createMatrix),
  );
  const norm = createLayerNorm(model, `${name}.norm`);
  const phoneOut = dense('phone');
  const [wordHidden, wordOut] = [dense('word.0'), dense('word.1')];
  const [utteranceHidden, utteranceOut] = [dense('utterance.0'), dense('utterance.1')];

  return ({ phoneFeatures, utteranceFeatures, phones, wordOf, stresses }) => {
    let rows = input(phoneFeatures.map(normalizePhone)).map((row, i) =>
      [
        phoneEmbedding(phones[i]!),
        positionEmbedding(positionId(wordOf, i, config)),
        stressEmbedding(stresses[i]! + 1),
        placeEmbedding(i),
      ].reduce(add, row),
    );
    rows = local(rows);
    for (const layer of layers) rows = layer(rows);
    rows = rows.map(norm);
    const clip = Float32Array.from([
      ...combine(rows, mean),
      ...combine(rows, (values) => Math.min(...values)),
      ...normalizeUtterance(utteranceFeatures),
    ]);
    const words = groupByWord(rows, wordOf).map((members) => combine(members, mean));
    const [aspects] = utteranceOut(utteranceHidden([clip]).map(rectify));
    return {
      phones: phoneOut(rows).map(([score]) => score!),
      words: wordOut(wordHidden(words).map(rectify)).map(([score]) => config.wordScale * score!),
      aspects: Array.from(aspects!, (score) => config.utteranceScale * score),
    };
  };
}

function createNormalizer(model: ModelFile, name: string, limit = Infinity) {
  const { values: center } = model.tensor(`${name}.mean`);
  const { values: spread } = model.tensor(`${name}.sd`);
  return (features: Float32Array): Float32Array =>
    features.map((value, i) => clamp((value - center[i]!) / spread[i]!, -limit, limit));
}

function positionId(wordOf: number[], i: number, { positionIds }: ScorerConfig): number {
  const first = wordOf[i - 1] !== wordOf[i];
  const last = wordOf[i + 1] !== wordOf[i];
  if (first) return last ? positionIds.only : positionIds.first;
  return last ? positionIds.last : positionIds.inside;
}

/** One value per column. */
function combine(rows: Float32Array[], merge: (values: number[]) => number): Float32Array {
  return rows[0]!.map((_, column) => merge(rows.map((row) => row[column]!)));
}

function groupByWord(rows: Float32Array[], wordOf: number[]): Float32Array[][] {
  const groups: Float32Array[][] = [];
  rows.forEach((row, i) => {
    if (wordOf[i] !== wordOf[i - 1]) groups.push([]);
    groups.at(-1)!.push(row);
  });
  return groups;
}
