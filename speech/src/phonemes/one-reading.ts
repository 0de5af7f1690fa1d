import { isHeteronym } from './heteronyms.ts';
import { LIGHT_FORMS } from './shown-forms.ts';
import { SPECIAL_PLACES } from './special-places.ts';

/** Their vowel is the place’s. */
const BY_PLACE = new Set(['a', 'the', 'are']);

/**
 * Whether a word has the same sounds in every phrase as alone, unless an exercise teaches a form of
 * its own. Where its sounds stand is all that counts here: a compound may take stress from it.
 */
export function hasOneReading(word: string): boolean {
  const spelled = word.toLowerCase().replaceAll('’', "'");
  return !(
    isHeteronym(spelled) ||
    BY_PLACE.has(spelled) ||
    spelled in LIGHT_FORMS ||
    spelled in SPECIAL_PLACES
  );
}
