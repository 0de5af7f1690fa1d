import type { Analysis, FeedbackInputs, ScoredTake } from './analysis.ts';
import { analyzeSpeech } from './analyze-speech.ts';
import { describe } from './findings/describe.ts';
import { type EngineFiles, loadModels } from './stages/load-models.ts';
import type { Take } from './take.ts';

export type Engine = {
  /** Identifies the training that produced the models. */
  version: string;
  /** The same take always gives the same analysis. */
  analyze: (take: Take) => Analysis;
};

export function createEngine(files: EngineFiles): Engine {
  const models = loadModels(files);
  return {
    version: `${models.acoustic.version}+${models.scorer.version}`,
    analyze: (take) => putIntoWords(analyzeSpeech(models, take), take.phrase),
  };
}

function putIntoWords(
  { certain, spokenAccuracy, forms, ...findings }: ScoredTake & FeedbackInputs,
  phrase: string,
): Analysis {
  return { ...findings, ...describe({ ...findings, phrase, certain, spokenAccuracy, forms }) };
}
