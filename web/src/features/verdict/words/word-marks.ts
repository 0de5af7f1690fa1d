import type { Analysis } from '@saywell/contract';
import { type Band, bandLabels, bandOf } from '../../../ui/bands.ts';

type Word = Analysis['words'][number];

/** Whether something about a word is to be corrected, even if it is easy to understand. */
export function isOff(word: Word): boolean {
  return word.kind !== 'ok' || slipsOf(word).length > 0 || isStressOff(word);
}

/** The band in words; for a word that is easy to understand, what is to be corrected. */
export function labelOf(word: Word, band: Band): string {
  if (band === 'unsure') return bandLabels.unsure;
  if (word.kind === 'missing') return 'Not heard';
  const understood = band === 'close' && bandOf(Math.round(word.accuracy * 100)) === 'clear';
  if (!understood) return bandLabels[band];
  const slips = slipsOf(word);
  if (slips.length === 0) return isStressOff(word) ? 'Check the stress' : bandLabels[band];
  const todo = slips.some(({ verdict }) => verdict === 'wrong') ? 'fix' : 'check';
  return `${slips.length === 1 ? 'One sound' : `${slips.length} sounds`} to ${todo}`;
}

/** The one sound to work on: the one that the word is told about, if that is about a sound. */
export function flaggedSound({ sounds, finding }: Word): number | undefined {
  const slips = sounds
    .map((sound, index) => ({ ...sound, index }))
    .filter(({ verdict }) => verdict !== 'good')
    .toSorted(
      (a, b) =>
        Number(b.verdict === 'wrong') - Number(a.verdict === 'wrong') || a.accuracy - b.accuracy,
    );
  const told = slips.find(({ phone }) => phone === finding?.sound?.phone);
  if (slips.length > 0 || finding?.kind !== 'unsure-sound') return (told ?? slips[0])?.index;
  const unsure = sounds.findIndex(({ maybe }) => maybe !== undefined);
  return unsure < 0 ? undefined : unsure;
}

const slipsOf = ({ sounds }: Word) => sounds.filter(({ verdict }) => verdict !== 'good');

const isStressOff = ({ stress }: Word) => stress !== undefined && stress.expected !== stress.heard;
