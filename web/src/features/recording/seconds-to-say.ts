const SYLLABLES_PER_SECOND = 2.8;

/** At an ordinary learner's pace. */
export function secondsToSay(phrase: string): number {
  return syllablesIn(phrase) / SYLLABLES_PER_SECOND;
}

export function syllablesIn(phrase: string): number {
  const words = phrase.toLowerCase().match(/[a-z]+(?:['’][a-z]+)?|\d/g) ?? [];
  return words.reduce((sum, word) => sum + syllablesOf(word), 0);
}

/** Runs of vowels, without the silent e of "time": close enough to set a timer by. */
function syllablesOf(word: string): number {
  const runs = word.replace(/(?<=[a-z]{2}[^aeiouyl])e$/, '').match(/[aeiouy]+/g);
  return Math.max(1, runs?.length ?? 1);
}
