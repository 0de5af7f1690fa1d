import { isHeteronym } from '@saywell/speech/phonemes';
import type { SpeechRequest } from './engine.ts';
import type { KnownPhrases } from './known-phrases.ts';

/** Figures, letters read one by one, signs, and “St.” and “Dr.”, which stand for two words each. */
const READ_ONE_OF_MANY_WAYS =
  /\p{N}|\p{Lu}['’]?\p{Lu}|\p{L}\.\p{L}|\b(?:St|Dr)\.|[^\p{L}\p{M}\s.,!?;:'’‘"“”…–—()-]/u;

/**
 * Whether a good voice that knows nothing of our lessons says a text as we teach it. Not where we
 * ask for a form, a melody, or a stress, not where the spelling leaves open what is said, and not a
 * word alone, which is there for its sounds. A word of a phrase goes with it: one voice reads both.
 */
export function anyVoiceSays(
  { text, manner, context }: SpeechRequest,
  known: KnownPhrases,
): boolean {
  const phrase = context?.phrase ?? text;
  return (
    manner !== 'careful' &&
    /\S\s+\S/.test(phrase) &&
    !isTaught(known.get(phrase)) &&
    !READ_ONE_OF_MANY_WAYS.test(phrase) &&
    !wordsOf(phrase).some(isHeteronym)
  );
}

function isTaught(lesson: ReturnType<KnownPhrases['get']>): boolean {
  if (!lesson) return false;
  const { forms, ending, focusWord, strong } = lesson;
  return forms.length > 0 || [ending, focusWord, strong].some((asked) => asked !== undefined);
}

/** Without “’s”, which changes no reading. */
const wordsOf = (phrase: string): string[] =>
  (phrase.match(/[\p{L}\p{M}'’]+/gu) ?? []).map((word) =>
    word.replace(/^['’]+|['’]s?$/g, '').toLowerCase(),
  );
