import type { Manner } from '@saywell/contract';
import {
  inFull,
  readPhrase,
  taughtWords,
  type Lexicon,
  type PhraseWord,
  type TaughtForm,
} from '@saywell/speech/phonemes';

/** How the words of a text are to be read. */
export type SpokenReading = {
  /** Those of the exercise that the text, or its phrase, belongs to. */
  forms?: TaughtForm[];
  /** Left out, it is natural. */
  manner?: Manner;
  /** The phrase that the text is a word of, and which one, split on spaces. */
  context?: { phrase: string; word: number };
};

/** The words of a text, each with the one form to be said and written. */
export function spokenWords(
  text: string,
  { forms, manner, context }: SpokenReading,
  lexicon: Lexicon,
): PhraseWord[] {
  const own = context && wordInPhrase(text, context, forms, lexicon);
  const words = own ?? taught(text, forms, lexicon);
  return manner === 'careful' ? inFull(words) : words;
}

function taught(text: string, forms: TaughtForm[] | undefined, lexicon: Lexicon) {
  const words = readPhrase(text, lexicon);
  return forms ? taughtWords(words, text, forms, ({ start }) => start) : words;
}

/** A word as its phrase has it; undefined where the phrase has another word in that place. */
function wordInPhrase(
  text: string,
  { phrase, word }: { phrase: string; word: number },
  forms: TaughtForm[] | undefined,
  lexicon: Lexicon,
): PhraseWord[] | undefined {
  const place = [...phrase.matchAll(/\S+/g)][word];
  const offset = place ? place[0].indexOf(text) : -1;
  if (!place || offset < 0) return undefined;
  const from = place.index + offset;
  const found = taught(phrase, forms, lexicon)
    .filter(({ start, end }) => start >= from && end <= from + text.length)
    .map((own) => ({ ...own, start: own.start - from, end: own.end - from }));
  return found.length > 0 ? found : undefined;
}

/** Whether an exercise teaches a form that a careful speaker would not use. */
export function hasManners(
  text: string,
  forms: TaughtForm[] | undefined,
  lexicon: Lexicon,
): boolean {
  if (!forms) return false;
  const natural = taught(text, forms, lexicon);
  const careful = inFull(natural);
  const places = new Set(forms.map(({ word }) => word));
  const written = [...text.matchAll(/\S+/g)];
  return natural.some(({ shown, start }, index) => {
    const place = written.findLastIndex((word) => word.index <= start);
    return places.has(place) && soundOf(shown[0]) !== soundOf(careful[index]!.shown[0]);
  });
}

/** The second part of a compound has less stress however carefully it is said. */
const soundOf = (form: string[] = []) => form.join(' ').replaceAll('2', '1');
