import { PHONES } from '../phonemes/phone-index.ts';
import type { ModelFile } from '../model/container.ts';
import type { Contrast } from './confusions.ts';
import { MEASURES } from './measure.ts';

export type ContrastConfig = {
  /** Row of the weights for each class of contrast and each pair, such as `exchanged TH S`. */
  rows: Record<string, number>;
  /** Class of each pair that has too few examples for its own weights. */
  classes: Record<string, string>;
};

/** Log-odds (natural log) that the other sound was said, at equal priors. */
export type ContrastJudge = (contrast: Contrast, asked: number, measures: number[]) => number;

/** The weights were fitted by `training/saywell/fit_contrasts.py`. */
export function loadContrastJudge(model: ModelFile, config: ContrastConfig): ContrastJudge {
  const { shape, values } = model.tensor('contrasts.weights');
  const width = shape[1]!;
  if (width !== MEASURES.length + 1) {
    throw new Error('the contrast judge was trained on other measures');
  }
  return (contrast, asked, measures) => {
    const key = keyOf(contrast, asked);
    const row = config.rows[key] ?? config.rows[config.classes[key] ?? ''];
    if (row === undefined) return -Infinity;
    const first = row * width;
    let sum = values[first + width - 1]!;
    for (let i = 0; i < width - 1; i++) sum += values[first + i]! * measures[i]!;
    return sum;
  };
}

function keyOf({ kind, instead }: Contrast, asked: number): string {
  return `${kind} ${PHONES[asked]!} ${PHONES[instead] ?? '-'}`;
}
