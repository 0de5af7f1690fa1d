import type { ExtraSound, Finding, WordAnalysis } from '../analysis.ts';
import { type AnalyzedTake, isMissing } from './analyzed-take.ts';
import { type Cause, costOfWords } from './cause.ts';
import { repeat } from './next-step.ts';

/** What was heard at a word that has a sound too many: the line of the word itself. */
export function extraSoundFinding(word: WordAnalysis, index: number, extra: ExtraSound): Finding {
  const own = isBefore(extra) ? word.sounds[0]! : word.sounds.at(-1)!;
  return {
    kind: 'blurred-words',
    words: [index],
    title: whatHappened(word, extra),
    body: isBefore(extra)
      ? `Begin right on the /${own.ipa}/, without a breath.`
      : `End on the /${own.ipa}/.`,
  };
}

export function extraSoundCauses(take: AnalyzedTake): Cause[] {
  return take.words.flatMap((word, index) => {
    const { extra } = word;
    if (!extra || isMissing(word)) return [];
    return {
      finding: {
        kind: 'blurred-words',
        words: [index],
        title: `Say “${word.word}” without /${extra.ipa}/ ${where(extra)} it`,
        body: 'With it, people may hear a different word.',
      },
      summary: whatHappened(word, extra),
      cost: costOfWords([word], take),
      next: repeat(`Say it again without /${extra.ipa}/ ${where(extra)} “${word.word}”`),
      isMinor: true,
    };
  });
}

/** Of nine such words in 2,500 readings of learners, experts gave eight all points, so it is not put as a fact. */
function whatHappened({ word }: WordAnalysis, extra: ExtraSound): string {
  return `There may be an extra /${extra.ipa}/ ${where(extra)} “${word}”`;
}

const where = (extra: ExtraSound) => (isBefore(extra) ? 'before' : 'after');

/** Only a breath is added at the start of a word. */
function isBefore({ phone }: ExtraSound): boolean {
  return phone === 'HH';
}
