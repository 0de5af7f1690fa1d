import { mean } from '../signal/statistics.ts';
import type { ModelFile } from '../model/container.ts';
import { createDense, rectify } from './dense.ts';
import { PHONES } from './phones.ts';

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

/** What the network's own judges say about an aligned clip, on the scorer's internal scales. */
export type HeadScores = {
  /** Score of each phone as the sound it should be. */
  own: Float32Array;
  /** `asPhone[position][phone]`: score of the same stretch claimed to be any of the 39 sounds. */
  asPhone: Float32Array[];
  /** The word score of each phone's word. */
  word: Float32Array;
  /** Accuracy, fluency, prosody, total. */
  utterance: Float32Array;
};

/** `pooled`: hidden means per phone; `phones`: the sounds claimed; `wordOf`: rising word numbers. */
export type Heads = (
  pooled: Float32Array[],
  phones: ArrayLike<number>,
  wordOf: ArrayLike<number>,
) => HeadScores;

const VARIANCE_FLOOR = 1e-4;

export function createHeads(model: ModelFile, config: HeadsConfig): Heads {
  const { dim, offset } = config;
  const project = createDense(model, config.project);
  const [phoneHidden, phoneScore] = config.phone.map((name) => createDense(model, name)) as Pair;
  const [wordHidden, wordScore] = config.word.map((name) => createDense(model, name)) as Pair;
  const [clipHidden, clipScore] = config.utterance.map((name) => createDense(model, name)) as Pair;
  const add = model.tensor(config.add).values;
  const multiply = model.tensor(config.multiply).values;

  /** The phone claimed enters by multiplication and addition, so any phone can be asked about. */
  const claim = (query: Float32Array, phone: number): Float32Array => {
    const input = new Float32Array(2 * dim);
    for (let i = 0; i < dim; i++) {
      input[i] = query[i]! * multiply[phone * dim + i]!;
      input[dim + i] = query[i]! + add[phone * dim + i]!;
    }
    return rectify(phoneHidden.apply(input));
  };
  const score = (vector: Float32Array): number => phoneScore.apply(vector)[0]! + offset;

  return (pooled, phones, wordOf) => {
    const queries = pooled.map((hidden) => rectify(project.apply(hidden)));
    const claims = queries.map((query) => PHONES.map((_, phone) => claim(query, phone)));
    const asPhone = claims.map((vectors) => Float32Array.from(vectors, score));
    const vectors = claims.map((all, i) => all[phones[i]!]!);
    const clip = [...meanVector(pooled), ...deviationVector(pooled), ...meanVector(vectors)];
    return {
      own: Float32Array.from(asPhone, (scores, i) => scores[phones[i]!]!),
      asPhone,
      word: perWord(wordOf, vectors, (members) => {
        return wordScore.apply(rectify(wordHidden.apply(meanVector(members))))[0]!;
      }),
      utterance: clipScore.apply(rectify(clipHidden.apply(clip))),
    };
  };
}

type Pair = [ReturnType<typeof createDense>, ReturnType<typeof createDense>];

function meanVector(vectors: Float32Array[]): Float32Array {
  const first = vectors[0]!;
  return first.map((_, i) => mean(vectors.map((vector) => vector[i]!)));
}

function deviationVector(vectors: Float32Array[]): Float32Array {
  const centre = meanVector(vectors);
  return centre.map((middle, i) => {
    const variance = mean(vectors.map((vector) => (vector[i]! - middle) ** 2));
    return Math.sqrt(variance + VARIANCE_FLOOR);
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
