import type { AlignedPhone } from '../alignment/align.ts';
import { isLittleWord } from '../phonemes/little-words.ts';
import { stressOf } from '../phonemes/phone-index.ts';
import { chanceOf, clamp, logOddsOf, mean } from '../signal/statistics.ts';
import { alternative } from './compete.ts';
import type { Contrast } from './confusions.ts';

/** Prior probabilities of a confusion (decision 103), and when one is ruled out. */
export type ContrastPriors = {
  /** Of a confusion that the exercise trains; several trained confusions share the prior of two. */
  trained: number;
  /** Of any other, by how well the rest of the phrase is said. */
  other: {
    /** If it is said perfectly. */
    perfect: number;
    /** By how much the log-odds are higher for each point, of 2, that its sounds have less on average. */
    perPoint: number;
    least: number;
    most: number;
  };
  /** The odds of a confusion where Americans often reduce the sound, in parts of the others'. */
  weak: number;
  /** The least for one that makes another common word, which a fluent speaker says as well as the right one. */
  word: { strong: number; weak: number };
  /**
   * A sound is certain if no confusion is more probable than this at the prior of a trained one.
   */
  ruledOut: number;
};

/** The take in which a confusion may have happened. */
export type Surroundings = {
  phones: readonly AlignedPhone[];
  /** ARPAbet with stress digits, for each aligned phone. */
  symbols: readonly string[];
  /** See `strongPositions`. */
  strong: readonly boolean[];
  /** What the strict scorer gives each of them, of 2. */
  scores: readonly number[];
  /** The phrase. */
  words: readonly { word: string }[];
  /** Whether a common word has these sounds. */
  isCommon: (phones: readonly number[]) => boolean;
};

const PERFECT = 2;

/** The prior of a confusion that the exercise does not train. */
export function untrainedPriors(
  { other, weak, word }: ContrastPriors,
  take: Surroundings,
): (contrast: Contrast) => number {
  return (contrast) => {
    const rest = clamp(
      logOddsOf(other.perfect) + other.perPoint * (PERFECT - restScore(take, contrast.at)),
      logOddsOf(other.least),
      logOddsOf(other.most),
    );
    const isWeak = isReduced(take, contrast);
    const prior = chanceOf(isWeak ? rest + Math.log(weak) : rest);
    const canBeWord = !isInLittleWord(take, contrast) && take.isCommon(soundsWith(take, contrast));
    return canBeWord ? Math.max(prior, isWeak ? word.weak : word.strong) : prior;
  };
}

/** How well the other words are said; of a single word, its other sounds. */
function restScore({ phones, scores }: Surroundings, at: number): number {
  const others = scores.filter((_, i) => phones[i]!.word !== phones[at]!.word);
  const rest = others.length > 0 ? others : scores.toSpliced(at, 1);
  return rest.length > 0 ? mean(rest) : PERFECT;
}

/** All of a little word is reduced, and so are other sounds in a weak position and vowels with a second stress. */
function isReduced(take: Surroundings, contrast: Contrast): boolean {
  const { kind, at } = contrast;
  if (isInLittleWord(take, contrast)) return true;
  return kind === 'exchanged' && (!take.strong[at] || stressOf(take.symbols[at]!) === 2);
}

function isInLittleWord({ phones, words }: Surroundings, { at }: Contrast): boolean {
  return isLittleWord(words[phones[at]!.word]!.word);
}

/** The sounds of the word with the confusion. */
function soundsWith({ phones }: Surroundings, contrast: Contrast): number[] {
  const { word } = phones[contrast.at]!;
  const first = phones.findIndex((phone) => phone.word === word);
  const own = phones.filter((phone) => phone.word === word);
  const at = contrast.at - first;
  return alternative({ start: 0, end: 0, sounds: own, at }, contrast).sounds.map(
    ({ phone }) => phone,
  );
}
