import { stressOf } from '../phonemes/phone-index.ts';
import type { Observation } from '../observation/observe.ts';
import { phoneFeatures } from './phone-features.ts';
import type { Scorer } from './scorer.ts';
import type { Scores } from './scores.ts';
import { utteranceFeatures } from './utterance-features.ts';

/** `symbols`: ARPAbet with stress digits, for each aligned phone. */
export function scoreObservation(
  scorer: Scorer,
  observation: Observation,
  symbols: string[],
): Scores {
  const { durations } = scorer.config;
  return scorer.score({
    phoneFeatures: phoneFeatures(observation, durations),
    utteranceFeatures: utteranceFeatures(observation, durations),
    phones: observation.alignment.phones.map(({ phone }) => phone),
    wordOf: observation.alignment.phones.map(({ word }) => word),
    stresses: symbols.map(stressOf),
  });
}
