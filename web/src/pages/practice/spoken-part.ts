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

/** A word alone sounds cut off; this much of the sound around it makes it whole. */
const AROUND_A_WORD = 0.06;

/** One word of a recording; all of it where the word's place is not known. */
export function wordPart(sound: Sound, span: { start: number; end: number } | undefined): Sound {
  if (!span) return sound;
  return cutSound(sound, span.start - AROUND_A_WORD, span.end + AROUND_A_WORD);
}
