import { openDictionary } from './dictionary.ts';
import { ENDINGS, withS } from './endings.ts';
import { EXTRA_WORDS, LETTER_SOUNDS } from './extra-words.ts';
import { type LetterReader, openLetters } from './letters.ts';

/** The pronunciations of one spoken word, the citation form first. */
type Pronunciation = { variants: string[][]; fromLetters: boolean };

/** Everything the engine knows about how single words are pronounced. */
export type Lexicon = {
  /** Whether a lower-case word is in the lexicon, so that it need not be taken apart. */
  known: (word: string) => boolean;
  /** Takes a lower-case word, or a single capital letter to be named. */
  pronounce: (word: string) => Pronunciation;
  /** Whether a common word has these sounds (indices of `PHONES`), whatever its stress. */
  isCommon: (phones: readonly number[]) => boolean;
};

/** With shorter parts, almost any word would look like a compound. */
const SHORTEST_PART = 4;
/** Longer words are not taken apart. */
const LONGEST_COMPOUND = 40;
/** A word is often looked up twice in a row, and guessing it takes milliseconds. */
const GUESSES_KEPT = 200;

/**
 * Opens the lexicon on the bytes of `speech/dictionary/words.bin` and `speech/model/letters.swm`.
 */
export function openLexicon(files: { dictionary: Uint8Array; letters: Uint8Array }): Lexicon {
  const dictionary = openDictionary(files.dictionary);
  const fromLetters = keepingLast(GUESSES_KEPT, openLetters(files.letters));

  function written(word: string): string[][] {
    return EXTRA_WORDS.get(word) ?? usualFirst(word, dictionary.look(word));
  }

  function byEnding(word: string): string[][] {
    for (const { stems, add } of ENDINGS) {
      for (const stem of stems(word)) {
        const variants = stem.length > 1 ? written(stem) : [];
        if (variants.length > 0) return variants.map(add);
      }
    }
    return [];
  }

  function asCompound(word: string): string[][] {
    if (word.length > LONGEST_COMPOUND) return [];
    for (let cut = word.length - SHORTEST_PART; cut >= SHORTEST_PART; cut--) {
      const [first] = written(word.slice(0, cut));
      const [second] = written(word.slice(cut));
      if (first && second) return [[...first, ...second.map(secondary)]];
    }
    return [];
  }

  return {
    known: (word) => written(word).length > 0,
    pronounce: (word) => {
      const name = LETTER_SOUNDS.get(word);
      if (name) return { variants: name, fromLetters: false };
      if (word === "'s") return { variants: [['Z']], fromLetters: false };
      const variants = [written, byEnding, asCompound].map((find) => find(word)).find(notEmpty);
      if (variants) return { variants, fromLetters: false };
      const guess = word.endsWith("'s") ? withS(fromLetters(word.slice(0, -2))) : fromLetters(word);
      return { variants: guess.length > 0 ? [guess] : [], fromLetters: true };
    },
    isCommon: dictionary.isCommon,
  };
}

/** Spellings of the vowel of “caught” where it is not that of “cot.” */
const AS_IN_CAUGHT = /a[uw]|[ao]ugh|coff|soft|oss|ost|ong|dog|fog|(?<!sw)al[kl]/;
/** “Around” begins with a schwa and an r, which the dictionary writes as the vowel of “her.” */
const R_BEFORE_STRESS = /\bER0(?= [A-Z]+[12])/;

/** The form of most dictionaries first, where ours is of two minds or has its own way. */
function usualFirst(word: string, forms: string[][]): string[][] {
  const [first = []] = forms;
  if (R_BEFORE_STRESS.test(first.join(' '))) {
    const usual = forms.map((form) => form.join(' ').replace(R_BEFORE_STRESS, 'AH0 R').split(' '));
    return [...usual, ...forms];
  }
  const caught = first.join(' ').replace(/AA(?=\d (?!R))|AA(?=\d$)/, 'AO');
  const at = AS_IN_CAUGHT.test(word) ? forms.findIndex((form) => form.join(' ') === caught) : 0;
  return at > 0 ? [forms[at]!, ...forms.toSpliced(at, 1)] : forms;
}

function keepingLast(most: number, guess: LetterReader): LetterReader {
  const kept = new Map<string, string[]>();
  return (word) => {
    const known = kept.get(word);
    if (known) return known;
    const sounds = guess(word);
    if (kept.size >= most) kept.delete(kept.keys().next().value!);
    kept.set(word, sounds);
    return sounds;
  };
}

function notEmpty(variants: string[][]): boolean {
  return variants.length > 0;
}

/** The second half of a compound keeps its vowel but not its main stress. */
function secondary(phone: string): string {
  return phone.replace('1', '2');
}
