import { fitsOfForms } from '../alignment/compare-forms.ts';
import type { SaidForm } from '../analysis.ts';
import { phoneIndex } from '../phonemes/phone-index.ts';
import { reducedForms } from '../phonemes/reduced-forms.ts';
import { isVowel } from '../phonemes/phone-set.ts';
import { isLight, transcribe } from '../phonemes/transcription.ts';
import type { AskedPhrase } from './read-take.ts';
import type { RecognizedTake } from './recognize-speech.ts';

/** Which form was said of each word whose reduced form the exercise teaches. */
export function compareForms(
  { words }: AskedPhrase,
  { clip, evaluation, different }: RecognizedTake,
): SaidForm[] {
  if (different) return [];
  const indexed = (forms: string[][]) => forms.map((phones) => phones.map(phoneIndex));
  const all = words.map(({ variants }) => indexed(variants));
  return reducedForms(words).flatMap(({ word, asFull, asTaught, between }) => {
    const groups = [asFull, asTaught, between].map(indexed);
    const fits = fitsOfForms(clip.nativeScores, evaluation.phones, all, word, groups);
    if (!fits) return [];
    const [fullFit, taughtFit, otherFit] = fits as [number, number, number];
    const parts = partsOf(words, word);
    return {
      word,
      text: parts.map((part) => part.word).join(' '),
      full: parts.map((part) => transcribe(part.word, fullOf(part))).join(' '),
      taught: parts.map((part) => transcribe(part.word, formOf(part))).join(' '),
      everywhere: isEverywhere(words, word),
      margins: {
        full: fullFit - Math.max(taughtFit, otherFit),
        taught: taughtFit - Math.max(fullFit, otherFit),
      },
    };
  });
}

type Words = AskedPhrase['words'];
const formOf = ({ shown, variants }: Words[number]) => shown?.[0] ?? variants[0]!;
const fullOf = ({ full, variants }: Words[number]) => full ?? variants[0]!;

/**
 * The words that a form covers. “To” is only a vowel after “want,” and “you” is a “choo” after
 * “meet,” so those forms cover both words.
 */
function partsOf(words: Words, index: number): Words {
  const first = leansBack(words, index) ? index - 1 : index;
  const reachesOn = leansBack(words, index + 1) || endsInTheNext(words[index]!);
  return words.slice(first, reachesOn ? index + 2 : index + 1);
}

/** A last consonant is lost or tapped because of the word that follows: “lemme” is “let me.” */
function endsInTheNext(word: Words[number]): boolean {
  const [full, said] = [fullOf(word).at(-1)!, formOf(word).at(-1)!];
  return full !== said && !isVowel(full) && !isVowel(said);
}

function leansBack(words: Words, index: number): boolean {
  const word = words[index];
  if (!word || index === 0) return false;
  const [said, ...rest] = formOf(word);
  const [first] = fullOf(word);
  return (
    (first === 'T' && said === 'AH0' && rest.length === 0) ||
    (first === 'Y' && (said === 'CH' || said === 'JH'))
  );
}

/**
 * Whether the word has this form wherever it stands. A change inside the word stays when it is said
 * alone; a little word, or the end of a word, changes only before another word.
 */
function isEverywhere(words: Words, index: number): boolean {
  const word = words[index]!;
  const [full, said] = [fullOf(word), formOf(word)];
  const isInside = full[0] === said[0] && full.at(-1) === said.at(-1);
  return index === words.length - 1 || (isInside && !isLight(word.word, full));
}
