/**
 * How a written word is spoken: lower-case words to look up, and single capital letters to be
 * named (`['covid', 'nineteen']`, `['F', 'B', 'I']`).
 */
export type Reading = string[];

/** What helps to decide how a written word is read. */
export type Surroundings = {
  /** Plain text of the words before and after, empty at the ends. */
  previous: string;
  next: string;
  /** The phrase has no small letters at all, so capitals say nothing. */
  shouting: boolean;
  /** Whether a lower-case word is in the dictionary. */
  known: (word: string) => boolean;
};

/** Reads the kinds of words it knows, the likeliest reading first; nothing for any other. */
export type Reader = (text: string, around: Surroundings) => Reading[] | undefined;

/** Every letter by its name: `FBI` → F B I. */
export function spellOut(letters: string): Reading {
  return Array.from(letters.toUpperCase());
}
