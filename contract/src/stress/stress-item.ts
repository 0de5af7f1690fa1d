import type { Training } from '../exercises.ts';

export type StressKind = 'word' | 'pair' | 'focus';

/** Something with one strong part: a word with its syllables, or a sentence with its focus. */
export type StressItem = {
  /** Kept with every answer, so it never changes. */
  id: string;
  kind: StressKind;
  /** What is read aloud. Two words of one spelling differ by their capitals. */
  text: string;
  /** What the learner says. */
  phrase: string;
  /** To choose from: the syllables of a word, or some words of a sentence. */
  parts: readonly string[];
  /** The strong one, from 0. */
  strong: number;
  /** Of a pair: the kind of word, where the spelling does not tell. */
  note?: string;
  trains: Training;
};

/** `ho-TEL`: the capitals are the strong syllable. */
export function stressWord(written: string): StressItem {
  const text = written.replaceAll('-', '').toLowerCase();
  return { ...word(written), id: text, kind: 'word', text, phrase: text };
}

/** One word of a pair, with its sounds: in ARPAbet, because the spelling is read either way. */
export function pairWord(written: string, note: string, says: string): StressItem {
  const { trains, ...rest } = word(written);
  const text = written.replaceAll('-', '');
  return {
    ...rest,
    id: `${text.toLowerCase()}-${rest.strong + 1}`,
    kind: 'pair',
    text,
    phrase: text.toLowerCase(),
    note,
    trains: { ...trains, forms: [{ word: 0, sounds: says }] },
  };
}

function word(written: string) {
  const parts = written.split('-');
  const strong = parts.findIndex((part) => part === part.toUpperCase());
  return {
    parts: parts.map((part) => part.toLowerCase()),
    strong,
    trains: { stress: [{ word: 0, syllable: strong + 1 }] },
  };
}

/** Of the words to choose from those that are strong after their first syllable; from 1. */
const STRONG_LATER: Record<string, number> = {
  downstairs: 2,
  upstairs: 2,
  invited: 2,
  idea: 2,
  before: 2,
  California: 3,
};

/** `I [asked] for [*tea], not [coffee].`: what may be chosen, and the word that stands out. */
export function focusSentence(id: string, written: string): StressItem {
  const words = written.split(' ').map((one, word) => ({
    word,
    part: one.replaceAll(/[^\p{L}\p{N}’-]/gu, ''),
    isChosen: one.startsWith('['),
    isStrong: one.startsWith('[*'),
  }));
  const chosen = words.filter(({ isChosen }) => isChosen);
  const phrase = written.replaceAll(/[[\]*]/g, '');
  return {
    id,
    kind: 'focus',
    text: phrase,
    phrase,
    parts: chosen.map(({ part }) => part),
    strong: chosen.findIndex(({ isStrong }) => isStrong),
    trains: {
      target: { kind: 'contrast', focusWord: words.findIndex(({ isStrong }) => isStrong) },
      // Lets the engine measure them all; their order is that of the parts.
      stress: chosen.map(({ word, part }) => ({ word, syllable: STRONG_LATER[part] ?? 1 })),
    },
  };
}
