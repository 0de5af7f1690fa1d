import type { Analysis } from '@saywell/contract';
import { detailsOf, ipaOf, isVowel, PHONES } from '@saywell/speech/phonemes';
import { AppError } from '../../http/errors.ts';

/** How each sound may be written: in full, in a weak syllable, and a D or a T as in “water” and “button”. */
const WRITTEN = new Map<string, readonly string[]>(
  PHONES.map((phone) => [phone, [phone, `${phone}0`, ...detailsOf(phone)].map(ipaOf)]),
);

type Named = { phone: string; ipa?: string };

/** Throws if an analysis names a sound that American English does not have. */
export function requireKnownSounds({ words, contrasts, findings = [], issues }: Analysis): void {
  const sounds = words.flatMap((word) => word.sounds);
  const told = [...findings, ...[...words, ...issues].map(({ finding }) => finding)];
  requireAll('words', [
    ...sounds,
    ...sounds.map(({ heard }) => heard),
    ...sounds.map(({ maybe }) => orNothing(maybe)),
    ...words.map(({ extra }) => extra),
  ]);
  requireAll(
    'findings',
    told.map((finding) => finding?.sound),
  );
  requireAll(
    'contrasts',
    contrasts.flatMap(({ sound, instead }) => [{ phone: sound }, orNothing(instead)]),
  );
}

/** Empty where the mistake is to drop the sound. */
const orNothing = (phone = '') => (phone === '' ? undefined : { phone });

/**
 * A word is shown in a form that may have fewer syllables than the one that was said: “actually”
 * may have two less.
 */
const SYLLABLES_LESS = 2;

/** Throws if the stress of a word is on a syllable that it does not have. */
export function requireSyllables({ words }: Analysis): void {
  const hasThem = words.every(({ sounds, stress }) => {
    const most = sounds.filter(({ phone }) => isVowel(phone)).length + SYLLABLES_LESS;
    return !stress || Math.max(stress.expected, stress.heard) <= most;
  });
  if (hasThem) return;
  throw new AppError('invalid_input', 'Invalid stress', { field: 'analysis.words' });
}

function requireAll(field: string, sounds: readonly (Named | undefined)[]) {
  if (sounds.every((sound) => sound === undefined || isKnown(sound))) return;
  throw new AppError('invalid_input', 'Invalid sound', { field: `analysis.${field}` });
}

function isKnown({ phone, ipa }: Named): boolean {
  const written = WRITTEN.get(phone);
  return written !== undefined && (ipa === undefined || written.includes(ipa));
}
