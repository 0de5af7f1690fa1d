import type { TaughtForm } from '@saywell/contract';
import { readExercises } from '../../seed/content.ts';
import type { Ending } from '../../speech-pool/voice/question.ts';

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

/** Nothing for a text that is no exercise: its words may be read in several ways. */
export function formsOf(text: string, known: KnownPhrases): { forms?: TaughtForm[] } {
  const forms = known.get(text)?.forms;
  return forms ? { forms } : {};
}
