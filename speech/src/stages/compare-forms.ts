import { fitsOfForms } from '../alignment/compare-forms.ts';
import type { SaidForm } from '../analysis.ts';
import { phoneIndex } from '../phonemes/phone-index.ts';
import { reducedForms } from '../phonemes/reduced-forms.ts';
import { transcribe } from '../phonemes/transcription.ts';
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
  return reducedForms(words).flatMap(({ word, taught, full, asFull, asTaught, between }) => {
    const groups = [asFull, asTaught, between].map(indexed);
    const fits = fitsOfForms(clip.scores, evaluation.phones, all, word, groups);
    if (!fits) return [];
    const [fullFit, taughtFit, otherFit] = fits as [number, number, number];
    const text = words[word]!.word;
    return {
      word,
      full: transcribe(text, full),
      taught: transcribe(text, taught),
      isLast: word === words.length - 1,
      margins: {
        full: fullFit - Math.max(taughtFit, otherFit),
        taught: taughtFit - Math.max(fullFit, otherFit),
      },
    };
  });
}
