import { earContrasts } from '@saywell/contract';
import { MINIMAL_PAIRS } from '@saywell/speech/minimal-pairs';
import { hasOneReading } from '@saywell/speech/phonemes';
import { readExercises } from '../../seed/content.ts';

/** Figures are not read as they are written, nor are letters. */
const WORD = /^\p{L}[\p{L}'’-]*\p{L}$/u;
const LETTERS = /^\p{Lu}+$/u;
const isWord = (word: string) => WORD.test(word) && !LETTERS.test(word);

/** What the clips of words are kept for, by their spelling in small letters. */
export type DrillWords = ReadonlyMap<string, string>;

export const spellingOf = (word: string) => word.toLowerCase().replaceAll('’', "'");

/**
 * The words that learners hear alone: those of the exercises, which drills ask for, and the pairs
 * that tips compare. A word that sounds otherwise alone than in a phrase is none of them.
 */
export function drillWordsOf(phrases: readonly string[]): DrillWords {
  const ofEar = earContrasts.flatMap(({ pairs }) => pairs.flatMap(({ words }) => words));
  const taught = new Set(ofEar.filter(({ says }) => says).map(({ text }) => spellingOf(text)));
  const written = phrases.flatMap(wordsOf);
  // “June” stays large; “Turn” is so only where a phrase begins with it, and “New” before a year.
  const inside = Map.groupBy(
    written.filter(({ isFirst }) => !isFirst),
    ({ word }) => word === spellingOf(word),
  );
  const words = [
    ...ofEar.map(({ text }) => text).filter(isWord),
    ...MINIMAL_PAIRS.flatMap(([, , ...pair]) => pair),
    ...[true, false].flatMap((isSmall) => inside.get(isSmall) ?? []).map(({ word }) => word),
    ...written.map(({ word }) => (word.startsWith("I'") ? word : spellingOf(word))),
  ];
  const found = new Map<string, string>();
  for (const word of words) {
    const spelling = spellingOf(word);
    const isKept = !taught.has(spelling) && hasOneReading(word);
    if (isKept && !found.has(spelling)) found.set(spelling, word);
  }
  return found;
}

export const readDrillWords = async () =>
  drillWordsOf((await readExercises()).map(({ phrase }) => phrase));

function wordsOf(phrase: string) {
  const all = [...phrase.matchAll(/\S+/g)].map(({ 0: written, index }) => ({
    word: written.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').replaceAll('’', "'"),
    isFirst: index === 0 || /[.!?]\s+$/.test(phrase.slice(0, index)),
  }));
  return all.filter(({ word }) => isWord(word));
}
