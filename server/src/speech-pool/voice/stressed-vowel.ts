import { isVowel, type PhraseWord, withoutStress } from '@saywell/speech/phonemes';
import type { SpokenSound } from './flite.ts';

/** A word of an utterance and its sounds there. */
export type SpokenWord = { word: PhraseWord; sounds: SpokenSound[] };

/** The stressed vowel of a word as the voice said it, counted from the end. */
export function stressedVowel({ word: { variants }, sounds }: SpokenWord): SpokenSound | undefined {
  const spoken = sounds.filter(({ phone }) => isVowel(withoutStress(phone)));
  const written = (variants[0] ?? []).filter((phone) => isVowel(withoutStress(phone)));
  const stressed = written.findLastIndex((phone) => phone.endsWith('1'));
  const fromEnd = stressed < 0 ? 1 : written.length - stressed;
  return spoken.at(-Math.min(fromEnd, spoken.length)) ?? sounds.at(-1);
}
