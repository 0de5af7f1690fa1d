import type { Verdict } from '../analysis.ts';
import type { Observation } from './observe.ts';
import type { Flags } from './scorer-config.ts';
import { PHONES } from '../acoustics/phones.ts';

/** From the scorer's 0–2 to a verdict. */
export function verdictOf(score: number, flags: Flags): Verdict {
  if (score < flags.wrong) return 'wrong';
  return score < flags.check ? 'check' : 'good';
}

/** How much likelier, in natural log per frame, another sound must be before we name it. */
const CLEARLY_LIKELIER = 0.5;

/**
 * The sound that was said instead of the expected one, when one clearly fits better: both the
 * frame posteriors and the network's own phone judge must prefer it.
 */
export function heardInstead({ posteriors, heads }: Observation, i: number, expected: number) {
  const { mean } = posteriors[i]!;
  const judged = heads.asPhone[i]!;
  let best = expected;
  PHONES.forEach((_, phone) => {
    if (mean[phone]! > mean[best]!) best = phone;
  });
  if (best === expected) return undefined;
  const likelier = mean[best]! - mean[expected]! > CLEARLY_LIKELIER;
  return likelier && judged[best]! > judged[expected]! ? best : undefined;
}
