/** The specification's auto-stop is the floor; longer phrases get the time they need. */
export const SHORTEST_LIMIT = 4;
export const LONGEST_LIMIT = 12;

/** A careful learner's pace, and the moment it takes to begin. */
const SYLLABLES_PER_SECOND = 2.8;
const SECONDS_TO_BEGIN = 1;

/** Seconds after which a recording of this phrase stops by itself. */
export function takeLimit(phrase: string): number {
  const needed = Math.ceil(secondsToSay(phrase) + SECONDS_TO_BEGIN);
  return Math.min(LONGEST_LIMIT, Math.max(SHORTEST_LIMIT, needed));
}

/** Whether even the longest recording is too short for it. */
export function isTooLongForOneTake(phrase: string): boolean {
  return secondsToSay(phrase) > LONGEST_LIMIT;
}

export function secondsToSay(phrase: string): number {
  const words = phrase.toLowerCase().match(/[a-z]+(?:['’][a-z]+)?|\d/g) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return syllables / SYLLABLES_PER_SECOND;
}

/** Runs of vowels, without the silent e of "time": close enough to set a timer by. */
function syllablesOf(word: string): number {
  const runs = word.replace(/(?<=[a-z]{2}[^aeiouyl])e$/, '').match(/[aeiouy]+/g);
  return Math.max(1, runs?.length ?? 1);
}
