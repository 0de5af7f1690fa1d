import { phoneIndex, stressOf } from '../phonemes/phone-index.ts';
import type { ExpectedWord } from '../phonemes/expected-words.ts';
import { chanceOf, logOddsOf } from '../signal/statistics.ts';
import { alternative } from './compete.ts';
import type { Contrast } from './confusions.ts';
import type { Heard } from './measure.ts';

/** Prior probabilities of a confusion, and when one is ruled out (`training/saywell/fit_priors.py`). */
export type ContrastPriors = {
  /** Of a confusion that the exercise trains; several trained confusions share the prior of two. */
  trained: number;
  /** Of any other, by how well the rest of the phrase is said. */
  other: {
    /** If it is said perfectly. */
    perfect: number;
    /** By how much the log-odds are higher for each point, of 2, that its sounds have less on average. */
    perPoint: number;
    /** However badly it is said. */
    most: number;
  };
  /** The odds where Americans often say another sound themselves, relative to those elsewhere. */
  weak: number;
  /**
   * The least for one that makes another common word, in a strong position and in a weak one. An added
   * sound has this prior if it makes one, and is not asked about otherwise.
   */
  word: { strong: number; weak: number; added: number };
  /**
   * A confusion is ruled out if the recording makes it no more probable than this at the prior of a
   * trained one, the highest of all. A sound is certain if all its confusions are.
   */
  ruledOut: number;
};

/** The take in which a confusion may have happened. */
export type Surroundings = Pick<Heard, 'phones' | 'strong'> & {
  /** ARPAbet with stress digits, for each aligned phone. */
  symbols: readonly string[];
  /** What the strict scorer gives each of them, of 2. */
  scores: readonly number[];
  /** The phrase. */
  words: readonly Pick<ExpectedWord, 'variants' | 'isLittle'>[];
  /** Words of which the exercise trains a confusion: none is expected to be another word altogether. */
  trained: ReadonlySet<number>;
  /** Whether a common word has these sounds. */
  isCommon: (phones: readonly number[]) => boolean;
};

const PERFECT = 2;
/** So many perfect sounds are added to the rest, since a few sounds say little about a speaker. The fit uses it too. */
const SOUNDS_ADDED = 4;

/** The prior of a confusion that the exercise does not train; 0 if it is not asked about. */
export function untrainedPriors(
  { other, weak, word }: ContrastPriors,
  take: Surroundings,
): (contrast: Contrast) => number {
  const restOdds = take.words.map((_, index) => {
    const others = take.scores.filter((_score, i) => take.phones[i]!.word !== index);
    const lost = others.reduce((sum, score) => sum + PERFECT - score, 0);
    const lostOnAverage = lost / (others.length + SOUNDS_ADDED);
    return Math.min(
      logOddsOf(other.perfect) + other.perPoint * lostOnAverage,
      logOddsOf(other.most),
    );
  });
  return (contrast) => {
    const index = take.phones[contrast.at]!.word;
    const { isLittle } = take.words[index]!;
    const isWord = !isLittle && !take.trained.has(index) && makesWord(take, contrast);
    if (contrast.kind === 'added') return isWord ? word.added : 0;
    const isWeak = !take.strong[contrast.at] || stressOf(take.symbols[contrast.at]!) === 2;
    const isReduced = isLittle || (isWeak && contrast.kind === 'exchanged');
    const prior = chanceOf(restOdds[index]! + (isReduced ? Math.log(weak) : 0));
    return isWord ? Math.max(prior, isWeak ? word.weak : word.strong) : prior;
  };
}

/** Whether the confusion makes another common word, not only another form of the same one. */
function makesWord({ phones, words, isCommon }: Surroundings, contrast: Contrast): boolean {
  const { word } = phones[contrast.at]!;
  const first = phones.findIndex((phone) => phone.word === word);
  const own = phones.filter((phone) => phone.word === word);
  const { sounds } = alternative({ sounds: own, at: contrast.at - first }, contrast);
  const said = sounds.map(({ phone }) => phone);
  const forms = words[word]!.variants.map((form) => form.map(phoneIndex));
  // “Big game” with one g: what follows the vowel is a g after all, and no t of “bit.”
  const isShortened = forms.some(
    (form) => form.length > own.length && own.every(({ phone }, i) => phone === form[i]),
  );
  return isCommon(said) && !isShortened && !forms.some((form) => form.join() === said.join());
}
