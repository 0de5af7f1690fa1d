import { earContrasts, type StressItem, stressItems, type TaughtForm } from '@saywell/contract';
import { readExercises } from '../../seed/content.ts';
import { type Ending, usualEnding } from '../../speech-pool/voice/question.ts';
import type { SpokenReading } from '../../speech-pool/voice/spoken-words.ts';
import { formsOf } from '../voices/ear-words.ts';
import type { SpeechRequest } from './engine.ts';

type KnownPhrase = {
  /** How it ends, where its signs do not say it: “…, didn’t you?” may fall or rise. */
  ending?: Ending | undefined;
  /** The word that stands out. */
  focusWord?: number | undefined;
  /** Of a single word the syllable that stands out, from 0. */
  strong?: number | undefined;
  /** Words that are taught in a form of their own. */
  forms: TaughtForm[];
};

/** The phrases of the exercises, of ear training and of the stress gym, which are said as these ask for. */
export type KnownPhrases = ReadonlyMap<string, KnownPhrase>;

export async function knownPhrases(): Promise<KnownPhrases> {
  const exercises = await readExercises();
  return new Map([
    ...wordsOfEarTraining(),
    ...itemsOfStressGym(),
    ...exercises.map(({ phrase, trains: { target, forms = [] } }): [string, KnownPhrase] => [
      phrase,
      { ending: target?.ending, focusWord: target?.focusWord, forms },
    ]),
  ]);
}

/** Those that are not said as they are written. */
function wordsOfEarTraining() {
  const words = earContrasts.flatMap(({ pairs }) => pairs.flatMap((pair) => pair.words));
  return words
    .filter(({ says }) => says !== undefined)
    .map((word): [string, KnownPhrase] => [word.text, { forms: formsOf(word) }]);
}

/** Words with a syllable that stands out, and sentences with such a word. */
function itemsOfStressGym() {
  return stressItems.map((item): [string, KnownPhrase] => [
    item.text,
    { ...strongPartOf(item), forms: item.trains.forms ?? [] },
  ]);
}

/** What stands out in an item of the stress gym. */
export const strongPartOf = ({ kind, strong, trains: { target } }: StressItem) =>
  kind === 'focus' ? { focusWord: target?.focusWord } : { strong };

/** How the words of a text are to be said; a text that is no exercise is taught in no form. */
export function readingOf(
  { text, manner, context }: SpeechRequest,
  known: KnownPhrases,
): SpokenReading {
  const forms = known.get(context?.phrase ?? text)?.forms;
  return { manner, ...(context && { context }), ...(forms && { forms }) };
}

/** A single word has no melody but its stress, and a level ending is left to the voice. */
export function melodyOf(text: string, known: Omit<KnownPhrase, 'forms'> | undefined) {
  if (!/\s/.test(text)) return known?.strong === undefined ? {} : { strong: known.strong };
  const ending = known?.ending ?? usualEnding(text);
  const focusWord = known?.focusWord;
  return {
    ...(ending !== 'level' && { ending }),
    ...(focusWord !== undefined && { focusWord }),
  };
}
