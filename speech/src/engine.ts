import type { Analysis, FeedbackInputs, ScoredTake } from './analysis.ts';
import { analyzeSpeech } from './analyze-speech.ts';
import { describe } from './findings/describe.ts';
import { type AskedTake, followSpeech, type TakeFollower } from './stages/follow-speech.ts';
import { createHeardAhead } from './stages/hear-ahead.ts';
import { type EngineFiles, loadModels } from './stages/load-models.ts';
import type { Take } from './take.ts';

export type Engine = {
  /** In each analysis as `engine`: analyses of equal version can be compared. */
  version: string;
  /** The same take always gives the same analysis. */
  analyze: (take: Take) => Analysis;
  /** Follows somebody who is saying a phrase, word by word. */
  follow: (asked: AskedTake) => TakeFollower;
};

/** `version` names the whole engine (`@saywell/speech/version`); without it, only the models. */
export function createEngine(files: EngineFiles, version?: string): Engine {
  const models = loadModels(files);
  const ahead = createHeardAhead(models);
  const engine = version ?? `${models.acoustic.version}+${models.scorer.version}`;
  return {
    version: engine,
    analyze: (take) => ({
      ...putIntoWords(analyzeSpeech(models, take, ahead), take.phrase),
      engine,
    }),
    follow: (asked) => followSpeech(models, asked, ahead),
  };
}

function putIntoWords(
  { certain, spokenAccuracy, confusionCost, forms, ...findings }: ScoredTake & FeedbackInputs,
  phrase: string,
): Omit<Analysis, 'engine'> {
  const inputs = { certain, spokenAccuracy, confusionCost, forms };
  return { ...findings, ...describe({ ...findings, phrase, ...inputs }) };
}
