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

/** Where in a word a fact holds: at its ends, or before a vowel like “ee” or “oo.” */
export const FACT_PLACES = ['beginning', 'end', 'before-i', 'before-u'] as const;
export type FactPlace = (typeof FACT_PLACES)[number];

export type HardSound = {
  typical: Typical;
  /** What the first language has instead. */
  fact: string;
  /** What to do about it. */
  advice: string;
  /** Absent if the fact holds everywhere. */
  place?: FactPlace;
};

export type FirstLanguage = {
  id: LanguageId;
  /** By ARPAbet without stress digits; a sound that is absent is rarely hard. */
  sounds: Readonly<Record<string, HardSound>>;
  /** By the id of a contrast of ear training; one that is absent is rarely hard. */
  contrasts: Readonly<Record<string, Typical>>;
};

const VOWELS: Partial<Record<FactPlace, readonly string[]>> = {
  'before-i': ['IY', 'IH'],
  'before-u': ['UW', 'UH'],
};

/** Whether a fact holds for the sound that stands there in a word. */
export function holdsAt(
  place: FactPlace | null | undefined,
  phones: readonly string[],
  at: number,
): boolean {
  if (!place) return true;
  if (place === 'beginning') return at === 0;
  if (place === 'end') return at === phones.length - 1;
  return VOWELS[place]?.includes(phones[at + 1] ?? '') ?? false;
}
