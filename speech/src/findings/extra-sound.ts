import type { ExtraSound, Finding, WordAnalysis } from '../analysis.ts';
import { type AnalyzedTake, slipsOf } from './analyzed-take.ts';
import { type Cause, costOfWords } from './cause.ts';
import { repeat } from './next-step.ts';

/**
 * The sound too many in a word, if there is one to tell: a sound of the word itself that slipped
 * comes first.
 */
export function extraSoundOf(take: AnalyzedTake, index: number): ExtraSound | undefined {
  const word = take.words[index]!;
  return slipsOf(word, index).length > 0 ? undefined : word.extra;
}

export function extraSoundFinding(word: WordAnalysis, index: number, extra: ExtraSound): Finding {
  return { kind: 'blurred-words', sound: extra, words: [index], ...told(word, extra) };
}

export function extraSoundCauses(take: AnalyzedTake): Cause[] {
  return take.words.flatMap((word, index) => {
    const extra = extraSoundOf(take, index);
    if (!extra) return [];
    return {
      finding: extraSoundFinding(word, index, extra),
      summary: `An extra /${extra.ipa}/ slipped in ${where(extra)} “${word.word}”`,
      cost: costOfWords([word], take),
      next: repeat(`Say it again without the /${extra.ipa}/ ${where(extra)} “${word.word}”`),
      isMinor: true,
    };
  });
}

function told({ word, sounds }: WordAnalysis, extra: ExtraSound) {
  const own = isBefore(extra) ? sounds[0]! : sounds.at(-1)!;
  return {
    title: `Say “${word}” without a /${extra.ipa}/ ${where(extra)} it`,
    body: isBefore(extra)
      ? `It sounded like another word. Begin right on the /${own.ipa}/, without a breath.`
      : `It sounded like another word. End on the /${own.ipa}/.`,
  };
}

const where = (extra: ExtraSound) => (isBefore(extra) ? 'before' : 'after');

/** Only a breath is added at the start of a word. */
function isBefore({ phone }: ExtraSound): boolean {
  return phone === 'HH';
}
