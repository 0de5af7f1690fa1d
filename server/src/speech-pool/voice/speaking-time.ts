import { type PhraseWord, PhraseTooLong } from '@saywell/speech/phonemes';

/** Measured on both voices at their usual rate. */
const SECONDS = { sound: 0.06, word: 0.15, pause: 0.32, letter: 0.25 };
/** The voices spell what is longer, whatever sounds are given for it. */
const LONGEST_WORD = 40;
/**
 * Five hundred characters of plain English take some seventy at the slowest pace there is to choose,
 * and a second of it takes the voice some twenty milliseconds.
 */
const LONGEST_SECONDS = 80;
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

/** Throws what a text that takes too long is refused with; `stretch` is how much slower it is said. */
export function requireShortEnough(text: string, words: readonly PhraseWord[], stretch = 1): void {
  if (speakingTime(text, words) * stretch > LONGEST_SECONDS) throw new PhraseTooLong();
}
