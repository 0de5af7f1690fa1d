import type { ModelFile } from '../model/container.ts';
import { createDense, type Dense, denseOf, rectify } from '../matrix/dense.ts';
import type { CreateMatrix } from '../matrix/matrix.ts';
import { PHONES } from '../phonemes/phone-index.ts';

export type HeadsConfig = {
  dim: number;
  offset: number;
  project: string;
  add: string;
  multiply: string;
  phone: [string, string];
  word: [string, string];
  utterance: [string, string];
};

/** The output of the network's heads for an aligned clip, on the scorer's internal scales. */
export type HeadScores = {
  /** Score of each phone as the expected one. */
  own: Float32Array;
  /** `asPhone[position][phone]`: score of the segment if it were any of the 39 sounds. */
  asPhone: Float32Array[];
  /** The word score of each phone's word. */
  word: Float32Array;
  /** Accuracy, fluency, prosody, total. */
  utterance: Float32Array;
};

/**
 * `pooled`: hidden means per phone; `phones`: the phones to score; `wordOf`: ascending word
 * numbers.
 */
export type Heads = (
  pooled: Float32Array[],
  phones: ArrayLike<number>,
  wordOf: ArrayLike<number>,
) => HeadScores;

const VARIANCE_FLOOR = 1e-4;

export function createHeads(
  model: ModelFile,
  config: HeadsConfig,
  createMatrix: CreateMatrix,
): Heads {
  const { dim, offset } = config;
  const dense = (name: string) => createDense(model, name, createMatrix);
  const project = dense(config.project);
  const claimAll = createClaims(model, config, createMatrix);
  const phoneScore = dense(config.phone[1]);
  const [wordHidden, wordScore] = [dense(config.word[0]), dense(config.word[1])];
  const [clipHidden, clipScore] = [dense(config.utterance[0]), dense(config.utterance[1])];

  return (pooled, phones, wordOf) => {
    const claims = claimAll(project(pooled).map(rectify)).map(rectify);
    const vectorOf = (i: number, phone: number) =>
      claims[i]!.subarray(phone * dim, (phone + 1) * dim);
    const asPhone = pooled.map((_, i) => {
      const scores = phoneScore(PHONES.map((_, phone) => vectorOf(i, phone)));
      return Float32Array.from(scores, ([score]) => score! + offset);
    });
    const vectors = pooled.map((_, i) => vectorOf(i, phones[i]!));
    const clip = [...meanVector(pooled), ...deviationVector(pooled), ...meanVector(vectors)];
    return {
      own: Float32Array.from(asPhone, (scores, i) => scores[phones[i]!]!),
      asPhone,
      word: perWord(
        wordOf,
        vectors,
        (members) => wordScore(wordHidden([meanVector(members)]).map(rectify))[0]![0]!,
      ),
      utterance: clipScore(clipHidden([Float32Array.from(clip)]).map(rectify))[0]!,
    };
  };
}

/**
 * The phone head scores "is this segment that phone?": the phone enters a query by multiplication
 * and addition, and a layer follows. For a given phone all of that is one affine map of the query,
 * so the maps of all phones are stacked into one matrix.
 */
function createClaims(model: ModelFile, config: HeadsConfig, createMatrix: CreateMatrix): Dense {
  const { dim } = config;
  const weight = model.tensor(`${config.phone[0]}.weight`).values;
  const bias = model.tensor(`${config.phone[0]}.bias`).values;
  const add = model.tensor(config.add).values;
  const multiply = model.tensor(config.multiply).values;
  const stacked = new Float32Array(PHONES.length * dim * dim);
  const stackedBias = new Float32Array(PHONES.length * dim);
  PHONES.forEach((_, phone) => {
    for (let output = 0; output < dim; output++) {
      const row = output * 2 * dim;
      let constant = bias[output]!;
      for (let i = 0; i < dim; i++) {
        const added = weight[row + dim + i]!;
        stacked[(phone * dim + output) * dim + i] =
          weight[row + i]! * multiply[phone * dim + i]! + added;
        constant += added * add[phone * dim + i]!;
      }
      stackedBias[phone * dim + output] = constant;
    }
  });
  return denseOf(stacked, stackedBias, createMatrix);
}

function meanVector(vectors: Float32Array[]): Float32Array {
  return vectors[0]!.map((_, i) => {
    let sum = 0;
    for (const vector of vectors) sum += vector[i]!;
    return sum / vectors.length;
  });
}

function deviationVector(vectors: Float32Array[]): Float32Array {
  const center = meanVector(vectors);
  return center.map((middle, i) => {
    let sum = 0;
    for (const vector of vectors) sum += (vector[i]! - middle) ** 2;
    return Math.sqrt(sum / vectors.length + VARIANCE_FLOOR);
  });
}

/** One value per word, repeated for each of its phones. */
function perWord(
  wordOf: ArrayLike<number>,
  vectors: Float32Array[],
  judge: (members: Float32Array[]) => number,
): Float32Array {
  const result = new Float32Array(vectors.length);
  for (let start = 0; start < vectors.length;) {
    let end = start;
    while (end < vectors.length && wordOf[end] === wordOf[start]) end++;
    result.fill(judge(vectors.slice(start, end)), start, end);
    start = end;
  }
  return result;
}
