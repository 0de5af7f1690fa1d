import { clusters } from './clusters.ts';
import { consonants } from './consonants.ts';
import type { EarContrast } from './contrast.ts';
import { endings, finals } from './endings.ts';
import { forms, stresses } from './forms.ts';
import { vowels } from './vowels.ts';

export type { EarContrast, EarPair, EarPlace, EarWord } from './contrast.ts';

/** What is told apart in ear training. */
export const earContrasts: readonly EarContrast[] = [
  ...vowels,
  ...consonants,
  ...finals,
  ...clusters,
  ...endings,
  ...forms,
  ...stresses,
];
