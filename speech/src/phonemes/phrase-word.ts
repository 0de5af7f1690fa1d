import type { Shown } from './shown-words.ts';

/** A displayed word of a phrase and its possible pronunciations. */
export type PhraseWord = {
  /** As written, without surrounding punctuation. */
  word: string;
  /** Character offsets in the phrase. */
  start: number;
  end: number;
  /** ARPAbet with stress digits on the vowels: 1 to 6 fair readings, the citation form first. */
  variants: string[][];
  /** The forms that learners may be shown, the usual one first. */
  shown: string[][];
  /** The words that each of the shown forms consists of, where they are several. */
  parts?: Shown['parts'];
  /** A little word that is stressed here: “Yes, I can.” */
  isMeant?: true;
  /** How it is said in full, where every word is given its due. */
  full: string[];
  /** The spoken form, if it differs from the written one: “five dollars” for `$5`. */
  spoken?: string;
  /** Set if a part of it was guessed from its letters. */
  fromLetters?: true;
};
