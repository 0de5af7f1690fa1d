import type { ContrastConfig } from '../contrasts/contrast-judge.ts';
import type { ContrastPriors } from '../contrasts/find-slips.ts';
import type { DurationNorms } from '../observation/durations.ts';
import type { OverallConfig } from './overall.ts';
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
  /** Normalized inputs are cut at plus and minus this. */
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
