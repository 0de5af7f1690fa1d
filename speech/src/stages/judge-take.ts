import type { ContrastAnalysis, IntonationAnalysis } from '../analysis.ts';
import { trainedVerdicts } from '../contrasts/placed-contrasts.ts';
import { lexicalStress, withoutOtherRightStress } from '../intonation/lexical-stress.ts';
import { type JudgedWords, judgeWords } from '../scoring/judge-words.ts';
import { assessMelody } from './assess-melody.ts';
import type { Models } from './load-models.ts';
import type { Measurements } from './measure-take.ts';
import type { AskedPhrase } from './read-take.ts';
import type { RecognizedTake } from './recognize-speech.ts';

export type Judgments = JudgedWords & {
  contrasts: ContrastAnalysis[];
  intonation: IntonationAnalysis | undefined;
};

/** Judges sounds, words, stress, trained contrasts and melody. */
export function judgeTake(
  { scorer: { config } }: Models,
  { phrase, words, target }: AskedPhrase,
  { evaluation, different, recording }: RecognizedTake,
  { melody, placed, evidence }: Measurements,
): Judgments {
  const stresses = withoutOtherRightStress(
    lexicalStress(melody),
    words.map(({ shown = [] }) => shown),
  );
  return {
    ...judgeWords(words, evaluation, evidence, stresses, config, different, recording.offset),
    contrasts: trainedVerdicts(placed, evidence, config.contrasts.priors),
    intonation: target && !different ? assessMelody(melody, target, words, phrase) : undefined,
  };
}
