import type { ContrastConfig } from '../contrasts/contrast-judge.ts';
import type { ContrastPriors } from '../contrasts/contrast-priors.ts';
import type { DurationNorms } from '../observation/durations.ts';
import type { FlagsConfig } from './flags.ts';
import type { ScoreLimits } from './limit-scores.ts';
import type { OverallConfig } from './overall.ts';
import type { PhraseConfig } from './phrase-judge.ts';
import type { WordConfig } from './word-judge.ts';

/** Everything in the scorer's file except its weights. */
export type ScorerConfig = FlagsConfig & {
  /** How many networks are averaged: the strict ones for the judges, the experts for what is shown. */
  members: { strict: number; expert: number };
  dim: number;
  attentionHeads: number;
  layers: number;
  /** The most phones that the network takes at once. */
  maxPhones: number;
  /** Normalized inputs are clipped to plus and minus this. */
  utteranceClip: number;
  phoneClip?: number;
  /** Factor from word and utterance outputs to the experts' scale of 0–10. */
  wordScale: number;
  utteranceScale: number;
  positionIds: { inside: number; first: number; last: number; only: number };
  durations: DurationNorms;
  /** How far an expert’s score may lie above the strict one. */
  mostAbove: ScoreLimits;
  overall: OverallConfig;
  phrase: PhraseConfig;
  words: WordConfig;
  contrasts: ContrastConfig & { priors: ContrastPriors };
};
