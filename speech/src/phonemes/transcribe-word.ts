import type { PhraseWord } from './phrase-word.ts';
import { transcribe } from './transcription.ts';

type Word = Pick<PhraseWord, 'word' | 'shown' | 'parts' | 'isMeant'>;
/** A word that is spoken as several: “$5” or “FBI.” */
type Part = { piece: string; phones: readonly string[] };

/** A word of a phrase as learners read it, in one of the forms that it may be shown in. */
export function transcribeWord(word: Word, form: readonly string[], isFocus = false): string {
  const pieces = word.parts?.pieces[word.shown.findIndex((shown) => shown.join() === form.join())];
  if (!pieces) return transcribe(word.word, form, isFocus || word.isMeant === true);
  let reached = 0;
  const parts = pieces.map(({ piece, length }) => ({
    piece,
    phones: form.slice(reached, (reached += length)),
  }));
  return transcribeParts(parts, word.parts!.isSpaced);
}

/**
 * The parts of what is written as one: numbers as words of their own, letters and the parts of a
 * compound as one word with its main stress at the end.
 */
function transcribeParts(parts: readonly Part[], isSpaced: boolean): string {
  return parts
    .map(({ piece, phones }, index) => {
      const ipa = transcribe(piece, phones, !isSpaced);
      const next = parts[index + 1]?.piece;
      if (next === undefined) return ipa;
      const isJoined = !isSpaced || next === "'s" || (TENS.test(piece) && UNITS.test(next));
      if (!isJoined) return `${ipa} `;
      return next === "'s" ? ipa : ipa.replaceAll('ˈ', 'ˌ');
    })
    .join('');
}

const TENS = /^(?:twen|thir|for|fif|six|seven|eigh|nine)ty$/;
const UNITS =
  /^(?:one|two|three|four|five|six|seven|eight|nine|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)$/;
