/** As people call them, in the order in which they are offered. */
export const LANGUAGE_NAMES = {
  arabic: 'Arabic',
  french: 'French',
  german: 'German',
  hindi: 'Hindi',
  japanese: 'Japanese',
  korean: 'Korean',
  mandarin: 'Mandarin Chinese',
  portuguese: 'Portuguese',
  russian: 'Russian',
  spanish: 'Spanish',
  turkish: 'Turkish',
  vietnamese: 'Vietnamese',
  other: 'Another language',
} as const;
export type LanguageId = keyof typeof LANGUAGE_NAMES;

/** How often speakers of a language find something hard: 1 some of them, 2 many, 3 most. */
export type Typical = 1 | 2 | 3;

export type HardSound = {
  typical: Typical;
  /** What the first language has, and what to do about it. */
  tip: string;
};

export type FirstLanguage = {
  id: LanguageId;
  /** By ARPAbet without stress digits; a sound that is absent is rarely hard. */
  sounds: Readonly<Record<string, HardSound>>;
  /** By the id of a contrast of ear training; one that is absent is rarely hard. */
  contrasts: Readonly<Record<string, Typical>>;
  /** Keys of `LANGUAGE_SOURCES`. */
  sources: readonly string[];
};

/** Facts only; the words are our own. */
export const LANGUAGE_SOURCES = {
  swan: 'Swan, M. and Smith, B. (eds.), Learner English, 2nd ed., Cambridge University Press, 2001',
  avery:
    'Avery, P. and Ehrlich, S., Teaching American English Pronunciation, Oxford University Press, 1992',
  brown:
    'Brown, A., Functional load and the teaching of pronunciation, TESOL Quarterly 22 (4), 1988',
  catford:
    'Catford, J. C., Phonetics and the teaching of pronunciation, in Morley, J. (ed.), Current Perspectives on Pronunciation, TESOL, 1987',
} as const;

export const hard = (typical: Typical, tip: string): HardSound => ({ typical, tip });

/** How typical contrasts are, from ids separated by spaces. */
export function typical(ids: Partial<Record<Typical, string>>): Record<string, Typical> {
  return Object.fromEntries(
    ([3, 2, 1] as const).flatMap((how) => (ids[how]?.split(' ') ?? []).map((id) => [id, how])),
  );
}
