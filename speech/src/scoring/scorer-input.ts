import { stressOf } from '../phonemes/phone-index.ts';
import type { DurationNorms } from '../observation/durations.ts';
import type { Observation } from '../observation/observe.ts';
import { phoneFeatures } from './phone-features.ts';
import type { ScorerInput } from './scorer-member.ts';
import { utteranceFeatures } from './utterance-features.ts';

/** `symbols`: ARPAbet with stress digits, for each aligned phone. */
export function scorerInput(
  observation: Observation,
  symbols: string[],
  durations: DurationNorms,
): ScorerInput {
  return {
    phoneFeatures: phoneFeatures(observation, durations),
    utteranceFeatures: utteranceFeatures(observation, durations),
    phones: observation.alignment.phones.map(({ phone }) => phone),
    wordOf: observation.alignment.phones.map(({ word }) => word),
    stresses: symbols.map(stressOf),
  };
}
