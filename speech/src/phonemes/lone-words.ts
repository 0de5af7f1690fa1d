import type { PhraseWord } from './phrase-word.ts';
import { isLight } from './transcription.ts';

const NEVER = new Set('to of the a an and or'.split(' '));

/**
 * Where all words of a run are little ones, the last that can be is stressed: “It’s for you.” So is a
 * word that is said alone.
 */
export function stressLoneWords(
  words: readonly PhraseWord[],
  isJoined: (index: number) => boolean,
): PhraseWord[] {
  const stressed = [...words];
  for (let from = 0; from < words.length;) {
    let to = from;
    while (to < words.length - 1 && isJoined(to)) to++;
    const run = words.slice(from, to + 1);
    const isAlone = words.length === 1;
    if ((isAlone || run.length > 1) && run.every(isUnstressed)) {
      const last = run.findLastIndex(({ word }) => isAlone || !NEVER.has(word.toLowerCase()));
      if (last >= 0) stressed[from + last] = inFull(run[last]!);
    }
    from = to + 1;
  }
  return stressed;
}

const isUnstressed = ({ word, shown: [form = []], isMeant }: PhraseWord) =>
  !isMeant && isLight(word, form);

function inFull(word: PhraseWord): PhraseWord {
  return { ...word, shown: [word.full], isMeant: true };
}
