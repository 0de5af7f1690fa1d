import { SAMPLE_RATE } from '@saywell/speech/audio';
import type { Utterance } from './flite.ts';
import { isVoiced, pitchOf, withPitch } from './pitch-line.ts';
import { SEMITONES } from './shaping.ts';
import { type SpokenWord, stressedVowel } from './stressed-vowel.ts';

/** From where the last stressed vowel of a part begins to the comma, in semitones. */
const RISE = 3.5;
/** Of the voice's usual pitch: no rise begins lower, and none higher. */
const LOWEST_START = 0.88;
const HIGHEST_START = 1.05;

/** “…, isn’t it?”: what comes before is said to the end. */
const TAG = /^\S+n[’']t\s\S+\?$/;
/** “I said fifteen, not fifty,” “It’s not the color, it’s the size”: two words stand against each other. */
const CONTRAST = /,\snot\s|(\S+)\snot\s.*,\s\1\s/i;

/**
 * The indexes of the words after which a phrase goes on: in a list, and where one clause follows
 * another. “Wow,” and “…, please” are no parts of their own.
 */
export function continuedWords(text: string, words: readonly SpokenWord[]): number[] {
  const ends = words.flatMap(({ word }, index) => {
    const next = words[index + 1];
    return next && text.slice(word.end, next.word.start).includes(',') ? [index] : [];
  });
  const last = text.slice(words[(ends.at(-1) ?? -1) + 1]?.word.start ?? 0);
  if (TAG.test(last) || CONTRAST.test(text)) return [];
  return ends.filter((end) => {
    const isOpener = end === 0;
    const isAddress = end === ends.at(-1) && end === words.length - 2;
    return !isOpener && !isAddress;
  });
}

/**
 * The embedded voices let each part of a phrase sink as if it were the last. People let the voice go
 * up a little at a comma where they go on.
 */
export function withContinuations(
  utterance: Utterance,
  words: readonly SpokenWord[],
  ends: readonly number[],
): Utterance {
  const pitch = ends.length > 0 ? pitchOf(utterance.samples) : undefined;
  if (!pitch) return utterance;
  return ends.reduce((said, index) => {
    const word = words[index]!;
    const nucleus = stressedVowel(word);
    const after = word.sounds.filter(({ start }) => nucleus && start >= nucleus.start);
    const end = after.findLast(isVoiced)?.end;
    if (!nucleus || end === undefined) return said;
    const [begin, reached] = [nucleus.start * SAMPLE_RATE, end * SAMPLE_RATE];
    const hzAt = pitch.within({ from: begin, to: nucleus.end * SAMPLE_RATE });
    if (!hzAt) return said;
    const own = Math.min(hzAt(begin), pitch.usual * HIGHEST_START);
    const first = Math.max(own, pitch.usual * LOWEST_START);
    const wished = (sample: number) => {
      const share = Math.min(1, Math.max(0, (sample - begin) / (reached - begin)));
      return first * 2 ** ((RISE * share) / SEMITONES);
    };
    return { ...said, samples: withPitch(said.samples, after, pitch, wished) };
  }, utterance);
}
