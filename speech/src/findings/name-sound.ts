import type { SoundAnalysis } from '../analysis.ts';
import { ipaOf, sound } from '../phonemes/sounds.ts';
import { GLOTTAL_STOP, TAP } from '../phonemes/tap.ts';

/** Weak vowels have a symbol of their own, and a plain name that the full vowel's would contradict. */
const WEAK: Record<string, string> = {
  ə: 'the weak a as in about',
  ɚ: 'the weak er as in teacher',
};
/** Ways to say a t that have a symbol of their own. */
const WAYS_OF_T: Record<string, string> = {
  [ipaOf(TAP)]: 'the quick tap as in water',
  [ipaOf(GLOTTAL_STOP)]: 'the stopped t as in button',
};

type Named = Pick<SoundAnalysis, 'phone' | 'ipa'>;

export function isWeakVowel({ ipa }: Named): boolean {
  return Object.hasOwn(WEAK, ipa);
}

export function isWayOfT({ ipa }: Named): boolean {
  return Object.hasOwn(WAYS_OF_T, ipa);
}

/** How a sound is called in a sentence: “th as in thin”. */
export function plainName({ phone, ipa }: Named): string {
  return WAYS_OF_T[ipa] ?? WEAK[ipa] ?? sound(phone).name;
}

/** `/θ/ (th as in thin)`. */
export function fullName(named: Named): string {
  return `/${soundName(named).ipa}/ (${plainName(named)})`;
}

/** The sound that a finding is about; one without a symbol of its own gets the usual one. */
export function soundName({ phone, ipa }: Named): Named {
  return { phone, ipa: ipa || sound(phone).ipa };
}
