import type { Verdict } from '../analysis.ts';
import { PHONES } from '../phonemes/phone-index.ts';
import type { Contrast } from '../contrasts/confusions.ts';
import type { ContrastPriors } from '../contrasts/contrast-priors.ts';
import type { SoundEvidence } from '../contrasts/find-slips.ts';
import { trainedVerdict } from '../contrasts/placed-contrasts.ts';
import { isBelievable, isMerged } from '../contrasts/believable.ts';
import type { Observation } from '../observation/observe.ts';
import type { Flags } from './flags.ts';

/** The judgment of one aligned sound. */
export type SoundJudgment = {
  verdict: Verdict;
  /** Index of the sound that was said instead. */
  heard: number | undefined;
  /** It was left out: nothing was said instead. */
  dropped: boolean;
  /** The exercise trains this sound, and another one was said. */
  failed: boolean;
  /** The trained confusion that may have happened. */
  maybe: Contrast | undefined;
  /** How sure a confusion is that the score did not penalize, 0 to 1. */
  forgiven: number;
  /** All its confusions were tested and ruled out, so that it may be praised. */
  certain: boolean;
};

/** How much more likely, in natural log per frame, another sound must be before it is named. */
const CLEARLY_LIKELIER = 1;

/** The trained score decides, unless the contrast test heard another sound. */
export function judgeSound(
  observation: Observation,
  i: number,
  score: number,
  flags: Flags,
  { slip, trained, certain }: SoundEvidence,
  priors: Pick<ContrastPriors, 'ruledOut'>,
): SoundJudgment {
  const scored = verdictOf(score, flags);
  const [likeliest] = trained.toSorted((a, b) => b.chance - a.chance);
  const answer = likeliest && trainedVerdict(likeliest.chance, priors);
  const failed = answer === 'wrong';
  const verdict = failed ? 'wrong' : slip && scored === 'good' ? 'check' : scored;
  const dropped = verdict !== 'good' && slip?.contrast.kind === 'dropped';
  // What the alignment found in its place then is the sound beside it.
  const isNamed = verdict !== 'good' && !dropped;
  return {
    verdict,
    heard: isNamed ? (slip?.contrast.instead ?? heardInstead(observation, i)) : undefined,
    dropped,
    failed,
    maybe: verdict === 'good' && answer === 'unsure' ? likeliest?.contrast : undefined,
    forgiven: slip && scored === 'good' && !failed ? surenessOf(slip.chance) : 0,
    certain: verdict === 'good' && certain,
  };
}

/** From 0 (as likely as not) to 1 (certain). */
export function surenessOf(chance: number): number {
  return 2 * chance - 1;
}

/** Converts the scorer's 0–2 to a verdict. */
export function verdictOf(score: number, flags: Flags): Verdict {
  if (score < flags.wrong) return 'wrong';
  return score < flags.check ? 'check' : 'good';
}

/**
 * The sound that was said instead of the expected one, if a believable one clearly fits better:
 * both the frame posteriors and the network's phone head must prefer it. If that is the sound before
 * or after it, it only reaches into these frames, and none is named.
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
    if (isMerged(names, i - first, name)) return;
    if (judged[phone]! <= judged[expected]! || !isBelievable(names, i - first, name)) return;
    if (best === undefined || mean[phone]! > mean[best]!) best = phone;
  });
  const beside = [alignment.phones[i - 1]?.phone, alignment.phones[i + 1]?.phone];
  return beside.includes(best) ? undefined : best;
}
