import dictionary from '../../dictionary/words.bin?url&inline';
import letters from '../../model/letters.swm?url&inline';
import { openLexicon } from '../phonemes/lexicon.ts';
import { inlineBytes } from './inline-bytes.ts';

/** The shipped lexicon, for tests. */
export const lexicon = openLexicon({
  dictionary: inlineBytes(dictionary),
  letters: inlineBytes(letters),
});
