/** A word or short phrase that is spoken. */
export type EarWord = {
  text: string;
  /**
   * ARPAbet with stress digits, words separated by ` | `, where the spelling alone would be read
   * otherwise.
   */
  says?: string;
};

export type EarPlace = 'beginning' | 'middle' | 'end';

export type EarPair = {
  id: string;
  /** Where in the word the two differ. */
  place: EarPlace;
  words: readonly [EarWord, EarWord];
};

/** Two sounds, or two forms of a word, to be told apart by ear. */
export type EarContrast = {
  /** Kept with every answer, so it never changes. */
  id: string;
  kind: 'vowel' | 'consonant' | 'voicing' | 'final' | 'cluster' | 'ending' | 'form' | 'stress';
  title: string;
  /** ARPAbet without stress digits, '' for no sound; both are '' where forms or stress differ. */
  sounds: readonly [string, string];
  /**
   * Functional load: how much being understood depends on it; 3 is the most. For two sounds a
   * rough scale of the figures in Catford, J. C., Phonetics and the teaching of pronunciation, in
   * Morley, J. (ed.), Current Perspectives on Pronunciation, TESOL, 1987, and of the ranks in Brown,
   * A., Functional load and the teaching of pronunciation, TESOL Quarterly 22 (4), 1988.
   */
  load: 1 | 2 | 3;
  pairs: readonly EarPair[];
};

type Written = Omit<EarContrast, 'pairs'> &
  Partial<Record<EarPlace, string>> & { says?: Readonly<Record<string, string>> };

const PLACES = ['beginning', 'middle', 'end'] as const;

/** Each place lists its pairs as `ship/sheep, live/leave`; `says` has sounds by word. */
export function contrast({ beginning, middle, end, says, ...rest }: Written): EarContrast {
  const written = { beginning, middle, end };
  const pairs = PLACES.flatMap((place) =>
    (written[place]?.split(', ') ?? []).map((pair): EarPair => {
      const [one = '', other = ''] = pair.split('/');
      return { id: idOf(pair), place, words: [earWord(one, says), earWord(other, says)] };
    }),
  );
  return { ...rest, pairs };
}

function earWord(text: string, says: Written['says']): EarWord {
  const sounds = says?.[text];
  return sounds === undefined ? { text } : { text, says: sounds };
}

/** REcord and reCORD are told apart by their capitals alone, so those count. */
const idOf = (pair: string) => pair.replaceAll('’', '').replaceAll(/[ /]+/g, '-');
