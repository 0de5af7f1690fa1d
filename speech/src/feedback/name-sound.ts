import type { SoundAnalysis } from '../analysis.ts';
import { sound } from '../phonemes/sounds.ts';

/** Weak vowels have a symbol of their own, and a plain name that the full vowel's would contradict. */
const WEAK: Record<string, string> = {
  ə: 'the weak a as in about',
  ɚ: 'the weak er as in teacher',
};

type Named = Pick<SoundAnalysis, 'phone' | 'ipa'>;

export function isWeakVowel({ ipa }: Named): boolean {
  return Object.hasOwn(WEAK, ipa);
}

/** How a sound is called in a sentence: “th as in thin”. */
export function plainName({ phone, ipa }: Named): string {
  return WEAK[ipa] ?? sound(phone).name;
}

/** `/θ/ (th as in thin)`. */
export function fullName(named: Named): string {
  return `/${soundName(named).ipa}/ (${plainName(named)})`;
}

/** The sound that a finding is about; one without a symbol of its own gets the usual one. */
export function soundName({ phone, ipa }: Named): Named {
  return { phone, ipa: ipa || sound(phone).ipa };
}
