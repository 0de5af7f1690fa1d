export { openDictionary, type Dictionary } from './dictionary.ts';
export { PHONES, STRESSED_PHONES, isVowel, withoutStress, type Phone } from './phone-set.ts';
export { openLexicon, type Lexicon } from './lexicon.ts';
export { PhraseTooLong, readPhrase, type PhraseWord } from './read-phrase.ts';
export { openLetters, type LetterReader } from './letters.ts';
export { ipaOf } from './sounds.ts';
