import type { IntonationTarget, TaughtForm, TrainedContrast, TrainedStress } from './analysis.ts';

/** A recording and the phrase that should be said. */
export type Take = {
  /** Mono, ±1. */
  samples: ArrayLike<number>;
  sampleRate: number;
  phrase: string;
  /** Phones of each word of the phrase (ARPAbet, stress digits allowed), used as given. */
  pronunciation?: string[][];
  target?: IntonationTarget;
  /** What the exercise trains; absent for an own phrase. */
  trains?: { contrasts?: TrainedContrast[]; forms?: TaughtForm[]; stress?: TrainedStress[] };
};
