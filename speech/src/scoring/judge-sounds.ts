import type { Verdict } from '../analysis.ts';
import { PHONES } from '../acoustics/phones.ts';
import { isBelievable } from '../feedback/believable.ts';
import { clearConfusion, isCertain } from './evidence.ts';
import { mean } from '../signal/statistics.ts';
import type { Evaluation } from './evaluate.ts';
import type { Observation } from './observe.ts';
import type { Flags } from './scorer-config.ts';

/** What is said about one aligned sound. */
export type SoundJudgement = {
  verdict: Verdict;
  /** Index of the sound that was said instead. */
  heard: number | undefined;
  /** How clearly, from 0 to 1, its own frames say a common confusion that the score forgives. */
  forgiven: number;
  /** Its own frames leave no doubt, so that it may be praised. */
  certain: boolean;
};

/** How much likelier, in natural log per frame, another sound must be before we name it. */
const CLEARLY_LIKELIER = 1;

type Heard = Pick<Evaluation, 'observation' | 'versions'>;

/**
 * The trained score decides, unless the sound's own frames clearly say a common confusion.
 * `plain`: see `plainPlaces`.
 */
export function judgeSound(
  { observation, versions }: Heard,
  i: number,
  score: number,
  flags: Flags,
  plain: boolean,
): SoundJudgement {
  const scored = verdictOf(score, flags);
  const confused = clearConfusion(observation, i, plain);
  const forgiven = scored === 'good' ? confused : undefined;
  const verdict = forgiven ? 'check' : scored;
  return {
    verdict,
    forgiven: forgiven ? strengthOf([observation, ...versions], i, plain) : 0,
    heard: verdict === 'good' ? undefined : (confused?.phone ?? heardInstead(observation, i)),
    certain: verdict === 'good' && isCertain(observation, i),
  };
}

/** Averaged like the scores: a little noise must not decide how much a confusion costs. */
function strengthOf(versions: Observation[], i: number, plain: boolean): number {
  return mean(versions.map((version) => clearConfusion(version, i, plain)?.strength ?? 0));
}

/** From the scorer's 0–2 to a verdict. */
export function verdictOf(score: number, flags: Flags): Verdict {
  if (score < flags.wrong) return 'wrong';
  return score < flags.check ? 'check' : 'good';
}

/**
 * The sound that was said instead of the expected one, when one that can be believed clearly fits
 * better: both the frame posteriors and the network's own phone judge must prefer it.
 */
function heardInstead({ alignment, posteriors, heads }: Observation, i: number) {
  const { phone: expected, word } = alignment.phones[i]!;
  const { mean } = posteriors[i]!;
  const judged = heads.asPhone[i]!;
  const first = alignment.phones.findIndex((phone) => phone.word === word);
  const own = alignment.phones.filter((phone) => phone.word === word);
  const names = own.map(({ phone }) => PHONES[phone]!);
  let best: number | undefined;
  PHONES.forEach((name, phone) => {
    if (phone === expected || mean[phone]! - mean[expected]! <= CLEARLY_LIKELIER) return;
    if (judged[phone]! <= judged[expected]! || !isBelievable(names, i - first, name)) return;
    if (best === undefined || mean[phone]! > mean[best]!) best = phone;
  });
  return best;
}
