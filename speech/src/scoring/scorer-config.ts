import type { ContrastConfig } from '../contrasts/contrast-judge.ts';
import type { ContrastPriors } from '../contrasts/find-slips.ts';
import type { DurationNorms } from './durations.ts';
import type { PhraseConfig } from './phrase-judge.ts';
import type { WordConfig } from './word-judge.ts';

/** Everything the scorer's file says beside its weights. */
export type ScorerConfig = {
  members: number;
  dim: number;
  attentionHeads: number;
  layers: number;
  /** The network has no place for more phones than this at once. */
  maxPhones: number;
  /** Normalised inputs are cut at plus and minus this. */
  utteranceClip: number;
  phoneClip?: number;
  /** Word and utterance outputs times this are on the 0–10 scale of the experts. */
  wordScale: number;
  utteranceScale: number;
  positionIds: { inside: number; first: number; last: number; only: number };
  durations: DurationNorms;
  overall: OverallConfig;
  phrase: PhraseConfig;
  words: WordConfig;
  contrasts: ContrastConfig & { priors: ContrastPriors };
  /** On 0–2: below `wrong` it is said, below `check` it is hinted at. */
  phoneFlags: Flags;
  /** On 0–10. */
  wordFlags: Flags;
};

export type Flags = { wrong: number; check: number };

export type OverallConfig = {
  /** How much the worst phones and words count beside the scores of the whole. */
  segmentWeight: number;
  /** Share of phones and words that count as the worst. */
  worstPhones: number;
  worstWords: number;
  phoneScale: number;
  wordScale: number;
  /** Of accuracy, fluency, prosody and total. */
  aspectWeights: number[];
  /** Straight lines from the blend (0–10) to the score people see (0–100). */
  x: number[];
  y: number[];
};
