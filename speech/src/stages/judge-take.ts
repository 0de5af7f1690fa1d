import type { ContrastAnalysis, IntonationAnalysis, SaidForm } from '../analysis.ts';
import { trainedVerdicts } from '../contrasts/placed-contrasts.ts';
import {
  lexicalStress,
  syllableMeasures,
  withoutOtherRightStress,
} from '../intonation/lexical-stress.ts';
import { type JudgedWords, judgeWords } from '../scoring/judge-words.ts';
import { assessMelody } from './assess-melody.ts';
import { compareForms } from './compare-forms.ts';
import type { Models } from './load-models.ts';
import type { Measurements } from './measure-take.ts';
import type { AskedPhrase } from './read-take.ts';
import type { RecognizedTake } from './recognize-speech.ts';

export type Judgments = JudgedWords & {
  contrasts: ContrastAnalysis[];
  intonation: IntonationAnalysis | undefined;
  forms: SaidForm[];
};

/** Judges sounds, words, stress, forms, trained contrasts and melody. */
export function judgeTake(
  { scorer: { config } }: Models,
  asked: AskedPhrase,
  recognized: RecognizedTake,
  { melody, placed, evidence }: Measurements,
): Judgments {
  const { phrase, words, target, stressed } = asked;
  const { evaluation, different, recording } = recognized;
  const stresses = withoutOtherRightStress(
    lexicalStress(melody, stressed),
    // Where the stress is what is trained, no other one is right.
    words.map(({ shown = [] }, word) => (stressed.has(word) ? [] : shown)),
  );
  const judged = judgeWords(
    words,
    evaluation,
    evidence,
    stresses,
    config,
    different,
    recording.offset,
  );
  const measures = syllableMeasures(melody, stressed);
  return {
    ...judged,
    words: judged.words.map((word, index) => {
      const syllables = measures.get(index);
      return syllables ? { ...word, syllables } : word;
    }),
    contrasts: trainedVerdicts(placed, evidence, config.contrasts.priors),
    intonation: target && !different ? assessMelody(melody, target, words, phrase) : undefined,
    forms: compareForms(asked, recognized),
  };
}
