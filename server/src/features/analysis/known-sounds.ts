import type { Analysis } from '@saywell/contract';
import { PHONES } from '@saywell/speech/phonemes';
import { AppError } from '../../http/errors.ts';

const KNOWN = new Set<string>(PHONES);

type Named = { phone: string };

/** Throws if an analysis names a sound that American English does not have. */
export function requireKnownSounds({ words, contrasts, findings = [], issues }: Analysis): void {
  const sounds = words.flatMap((word) => word.sounds);
  const told = [...findings, ...[...words, ...issues].map(({ finding }) => finding)];
  requireAll('words', [...sounds, ...sounds.map(({ heard }) => heard)]);
  requireAll(
    'findings',
    told.map((finding) => finding?.sound),
  );
  requireAll(
    'contrasts',
    contrasts.flatMap(({ sound, instead }) => [
      { phone: sound },
      // Empty where the mistake is to drop the sound.
      instead === '' ? undefined : { phone: instead },
    ]),
  );
}

function requireAll(field: string, sounds: readonly (Named | undefined)[]) {
  if (sounds.every((sound) => sound === undefined || KNOWN.has(sound.phone))) return;
  throw new AppError('invalid_input', 'Invalid sound', { field: `analysis.${field}` });
}
