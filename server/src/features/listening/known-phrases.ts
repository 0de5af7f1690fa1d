import type { TaughtForm } from '@saywell/contract';
import { readExercises } from '../../seed/content.ts';
import type { Ending } from '../../speech-pool/voice/question.ts';
import type { SpokenReading } from '../../speech-pool/voice/spoken-words.ts';
import type { SpeechRequest } from './engine.ts';

type KnownPhrase = {
  /** How it ends, where its signs do not say it: “…, didn’t you?” may fall or rise. */
  ending?: Ending | undefined;
  /** Words that are taught in a form of their own. */
  forms: TaughtForm[];
};

/** The phrases of the exercises, which are said and written as these ask for. */
export type KnownPhrases = ReadonlyMap<string, KnownPhrase>;

export async function phrasesOfExercises(): Promise<KnownPhrases> {
  const exercises = await readExercises();
  return new Map(
    exercises.map(({ phrase, trains: { target, forms = [] } }) => [
      phrase,
      { ending: target?.ending, forms },
    ]),
  );
}

/** How the words of a text are to be said; a text that is no exercise is taught in no form. */
export function readingOf(
  { text, manner, context }: SpeechRequest,
  known: KnownPhrases,
): SpokenReading {
  const forms = known.get(context?.phrase ?? text)?.forms;
  return { manner, ...(context && { context }), ...(forms && { forms }) };
}
