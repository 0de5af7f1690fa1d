import {
  type analyzePronunciation,
  DRILL_WORD_MAX,
  drillTraining,
  hasWord,
  type InputOf,
  sameText,
  stressItemOf,
  type Training,
} from '@saywell/contract';
import { PHONES } from '@saywell/speech/phonemes';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { findExercise } from '../exercises/exercises.ts';

type Form = NonNullable<InputOf<typeof analyzePronunciation>['form']>;
type Wanted = Pick<Form, 'phrase' | 'exerciseId' | 'drillSound' | 'drillInstead'> & {
  stressItem?: string | undefined;
};

/** What was to be said. */
type AskedTake = {
  phrase: string;
  /** The exercise it counts for. */
  exerciseId: number | null;
  /** The sound of a word that is said alone. */
  drilled: string | null;
  trains: Training | undefined;
};

/**
 * The exercise counts if what was read is its phrase, or in a drill a word of it. Anything else is
 * analyzed as the person's own text: it then counts for no exercise.
 */
export async function askedTake(db: Database, wanted: Wanted): Promise<AskedTake> {
  const { phrase, exerciseId, drillSound: sound } = wanted;
  if (wanted.stressItem !== undefined) return stressTake(phrase, wanted.stressItem);
  const exercise = exerciseId === undefined ? undefined : await findExercise(db, exerciseId);
  if (sound !== undefined) {
    const exerciseOfWord = exercise && hasWord(exercise.phrase, phrase) ? exercise : undefined;
    const trains = drillOf(wanted, sound, exerciseOfWord);
    return { phrase, exerciseId: exerciseOfWord?.id ?? null, drilled: sound, trains };
  }
  if (!exercise || !sameText(exercise.phrase, phrase)) {
    return { phrase, exerciseId: null, drilled: null, trains: undefined };
  }
  const { id, trains } = exercise;
  return { phrase: exercise.phrase, exerciseId: id, drilled: null, trains };
}

/** A word or sentence of the stress gym counts for no exercise. */
function stressTake(phrase: string, id: string): AskedTake {
  const item = stressItemOf(id);
  if (!item || !sameText(item.phrase, phrase)) {
    throw new AppError('invalid_input', 'Unknown word');
  }
  return { phrase: item.phrase, exerciseId: null, drilled: null, trains: item.trains };
}

const KNOWN = new Set<string>(PHONES);

type Exercise = Awaited<ReturnType<typeof findExercise>>;

function drillOf(
  { phrase, drillInstead: instead }: Wanted,
  sound: string,
  exercise: Exercise | undefined,
): Training {
  if (/\s/.test(phrase) || phrase.length > DRILL_WORD_MAX) {
    throw new AppError('invalid_input', 'A drill is about one word');
  }
  if (!KNOWN.has(sound) || (instead && !KNOWN.has(instead))) {
    throw new AppError('invalid_input', 'Invalid sound');
  }
  return drillTraining({ word: phrase, sound, instead }, exercise);
}
