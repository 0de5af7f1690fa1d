import type { Finding } from '../analysis.ts';
import { isMissing, type AnalyzedTake } from './analyzed-take.ts';
import { type Cause, costOfWords } from './cause.ts';
import { drill } from './next-step.ts';

/** In a shorter word two slips are two slips. */
const FEWEST_SOUNDS = 3;

/**
 * Whether most sounds of a word were wrong: another word was said, and tips about single sounds do
 * not help. The sound that an exercise trains is told all the same.
 */
export function isOtherWord({ words, contrasts }: AnalyzedTake, index: number): boolean {
  const word = words[index]!;
  const wrong = word.sounds.filter(({ verdict }) => verdict === 'wrong');
  return (
    !isMissing(word) &&
    word.sounds.length >= FEWEST_SOUNDS &&
    wrong.length > word.sounds.length / 2 &&
    !contrasts.some(({ verdict, word: trained }) => verdict === 'wrong' && trained === index)
  );
}

export function otherWordFinding({ words }: AnalyzedTake, index: number): Finding {
  return {
    kind: 'blurred-words',
    words: [index],
    title: `“${words[index]!.word}” sounded like another word`,
    body: 'Listen to the example, then say the word alone.',
  };
}

export function otherWordCauses(take: AnalyzedTake): Cause[] {
  return [...take.words.keys()]
    .filter((index) => isOtherWord(take, index))
    .map((index) => {
      const finding = otherWordFinding(take, index);
      const word = take.words[index]!;
      return {
        finding,
        summary: finding.title,
        cost: costOfWords([word], take),
        next: drill(index, `Listen to “${word.word},” then say just that word`),
      };
    });
}
