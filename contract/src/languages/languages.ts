import { eastAsian } from './east-asian.ts';
import { european } from './european.ts';
import type { FirstLanguage, LanguageId } from './language.ts';
import { romance } from './romance.ts';
import { southAndWestAsian } from './south-and-west-asian.ts';

/**
 * What is typically hard for whom: a first guess, which one’s own results soon outweigh. Who says
 * “other” is told nothing about their language, and their order comes from load and results alone.
 */
export const firstLanguages: readonly FirstLanguage[] = [
  ...romance,
  ...european,
  ...eastAsian,
  ...southAndWestAsian,
];

export const languageOf = (id: LanguageId | null): FirstLanguage | undefined =>
  firstLanguages.find((language) => language.id === id);
