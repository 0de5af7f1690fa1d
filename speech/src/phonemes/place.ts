/** Where a word stands in its run of speech, and what is around it there. */
export type Place = {
  isFirst: boolean;
  isLast: boolean;
  beforeVowel: boolean;
  /** As written, with its capitals. */
  text: string;
  /** The words on both sides in lower case, the nearest first; none past a comma. */
  before: readonly string[];
  after: readonly string[];
  /** Whether its sentence ends in a question mark. */
  isAsked: boolean;
};

export const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const SUBJECTS = words('i you he she it we they');
export const DETERMINERS = words('a an the my your his her its our their this that no');
export const BE = words('am is are was were');
const MODALS = words('can could will would shall should may might must');

/** Verbs that only help another one. */
export const AUXILIARIES: ReadonlySet<string> = new Set([
  ...BE,
  ...MODALS,
  ...words('do does did have has had'),
]);
