import type { Analysis } from '@saywell/contract';
import { cutSound, durationOf, type Sound } from '../../lib/audio/sound.ts';

const BEFORE = 0.15;
const AFTER = 0.3;

/** A take without the silence before the first word and after the last. */
export function spokenPart(sound: Sound, words: Analysis['words']): Sound {
  const said = words.filter(({ kind }) => kind !== 'missing');
  const [first] = said;
  const last = said.at(-1);
  if (!first || !last) return sound;
  return cutSound(sound, first.start - BEFORE, Math.min(last.end + AFTER, durationOf(sound)));
}
