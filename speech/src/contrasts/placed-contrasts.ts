import type { ContrastAnalysis, TrainedContrast } from '../analysis.ts';
import { phoneIndex } from '../phonemes/phone-index.ts';
import type { AlignedPhone } from '../alignment/align.ts';
import { type ExpectedWord, wordAt } from '../phonemes/expected-words.ts';
import type { Contrast } from './confusions.ts';
import type { ContrastPriors } from './contrast-priors.ts';
import type { Slip, SoundEvidence } from './find-slips.ts';

/** A trained contrast at one sound of the take. */
export type PlacedContrast = { trained: TrainedContrast; contrast: Contrast };

/**
 * The places of the trained contrasts in the take. If the word is missing, or was said in a variant
 * without the sound, there is none; a sound that the word has twice has two.
 */
export function placeContrasts(
  trained: readonly TrainedContrast[],
  phones: readonly AlignedPhone[],
  words: ExpectedWord[],
  phrase: string,
): PlacedContrast[] {
  return trained.flatMap((each) => {
    const word = wordAt(each.word, words, phrase);
    const sound = phoneIndex(each.sound);
    return phones.flatMap((phone, at) => {
      if (phone.word !== word || phone.phone !== sound) return [];
      const contrast: Contrast = each.instead
        ? { kind: 'exchanged', at, instead: phoneIndex(each.instead) }
        : { kind: 'dropped', at, instead: -1 };
      return [{ trained: each, contrast }];
    });
  });
}

/** The verdict of each trained contrast: wrong if it was wrong in any of its places. */
export function trainedVerdicts(
  placed: readonly PlacedContrast[],
  evidence: readonly SoundEvidence[],
  priors: Pick<ContrastPriors, 'ruledOut'>,
): ContrastAnalysis[] {
  const byTrained = Map.groupBy(placed, ({ trained }) => trained);
  return [...byTrained].map(([trained, places]) => {
    const chances = places.map(({ contrast }) =>
      chanceAt(evidence[contrast.at]!.trained, contrast),
    );
    return { ...trained, verdict: trainedVerdict(Math.max(...chances), priors) };
  });
}

/** `chance`: that the other sound was said. */
export function trainedVerdict(
  chance: number,
  { ruledOut }: Pick<ContrastPriors, 'ruledOut'>,
): ContrastAnalysis['verdict'] {
  if (chance > 0.5) return 'wrong';
  return chance < ruledOut ? 'right' : 'unsure';
}

function chanceAt(slips: readonly Slip[], contrast: Contrast): number {
  return slips.find((slip) => slip.contrast === contrast)?.chance ?? 0;
}
