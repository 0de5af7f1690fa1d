import type { PhraseWord } from '@saywell/speech/phonemes';

/** Measured on both voices at their usual rate. */
const SECONDS = { sound: 0.06, word: 0.15, pause: 0.32, letter: 0.25 };
/** The voices spell what is longer, whatever sounds are given for it. */
const LONGEST_WORD = 40;
const PAUSE = /[.,;:!?…–—()]+(?=\s|$)/g;
const LETTERS = /[a-z']+/gi;
const VOWEL = /[aeiouy]/i;

/**
 * About how many seconds an embedded voice takes to say a text at its usual rate: too long for most
 * texts, and at most a quarter too short. Known before anything is said, because a voice that has
 * begun cannot be stopped.
 */
export function speakingTime(text: string, words: readonly PhraseWord[]): number {
  const spoken = words.reduce((sum, { variants: [sounds = []], spoken: instead }) => {
    const parts = instead?.split(' ').length ?? 1;
    return sum + sounds.length * SECONDS.sound + parts * SECONDS.word;
  }, 0);
  const pauses = (text.match(PAUSE) ?? []).length * SECONDS.pause;
  const spelled = (text.match(LETTERS) ?? []).filter(isSpelled).join('').length * SECONDS.letter;
  return spoken + pauses + spelled;
}

function isSpelled(letters: string) {
  return letters.length > LONGEST_WORD || (letters.length > 1 && !VOWEL.test(letters));
}
