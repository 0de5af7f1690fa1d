/**
 * How a written word is spoken: lower-case words to look up, and single capital letters to name
 * (`['covid', 'nineteen']`, `['F', 'B', 'I']`).
 */
export type Reading = string[];

/** Context that decides how a written word is read. */
export type Surroundings = {
  /** Text of the neighboring words, empty at the ends. */
  previous: string;
  next: string;
  /** The phrase is all capitals, so capitals mean nothing. */
  shouting: boolean;
  /** Whether a lower-case word is in the dictionary. */
  known: (word: string) => boolean;
};

/** Reads the kinds of words it handles, the most likely reading first; undefined for others. */
export type Reader = (text: string, around: Surroundings) => Reading[] | undefined;

/** Every letter by its name: `FBI` → F B I. */
export function spellOut(letters: string): Reading {
  return Array.from(letters.toUpperCase());
}
