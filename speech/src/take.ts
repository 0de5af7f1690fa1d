import type { IntonationTarget, TrainedContrast } from './analysis.ts';

/** One recording and what was to be said. */
export type Take = {
  /** Mono, ±1. */
  samples: ArrayLike<number>;
  sampleRate: number;
  phrase: string;
  /** Phones of each word of the phrase (ARPAbet, stress digits welcome), used exactly as given. */
  pronunciation?: string[][];
  target?: IntonationTarget;
  /** What the exercise trains; nothing for a phrase of one's own. */
  trains?: { contrasts?: TrainedContrast[] };
};
