import { isClear, isMissing, quotedList, slipsOf, type AnalyzedTake } from './analyzed-take.ts';
import { type Cause, costOfWords, MOST_NAMES } from './cause.ts';
import { isLittleWord } from '../phonemes/little-words.ts';
import { repeat } from './next-step.ts';
import { hasWrongStress, stressed, stressTip } from './stress.ts';

/** About what stress on the wrong syllable costs, in points. */
const STRESS_COST = 9;
/** A word that was not said at all is told before what was said badly, unless the exercise trains that. */
const MISSING_COST = 30;

/** Words that were not heard. */
export function missingCause(take: AnalyzedTake): Cause | undefined {
  const missing = indexesOf(take, (index) => isMissing(take.words[index]!));
  if (missing.length === 0) return undefined;
  const cost = MISSING_COST + costOfWords(wordsAt(missing, take), take);
  if (missing.length > MOST_NAMES) {
    return {
      cost,
      summary: 'We didn’t hear several words',
      next: repeat('Listen to the example, then say the whole phrase again'),
      finding: {
        kind: 'missing-words',
        words: [],
        title: 'We didn’t hear several words',
        body: 'Listen to the example a few words at a time, then say the whole phrase.',
      },
    };
  }
  const names = quotedList(missing.map((index) => take.words[index]!.word));
  return {
    cost,
    summary: `We didn’t hear ${names}`,
    next: repeat(`Say it again, this time with ${names}`),
    finding: {
      kind: 'missing-words',
      words: missing,
      title: `Say every word: we didn’t hear ${names}`,
      body: '',
    },
  };
}

/**
 * Words that were off as a whole, with no sound to blame. A little word is named only where nothing
 * else is, and never slowed down: it would lose its weak form, where it has one here.
 */
export function blurredCause(take: AnalyzedTake): Cause | undefined {
  const { words } = take;
  const all = indexesOf(take, (index) => {
    const word = words[index]!;
    const explained =
      isMissing(word) || hasWrongStress(word) || word.extra || slipsOf(word, index).length > 0;
    return !explained && !isClear(word, index);
  });
  const full = all.filter((index) => !isLittleWord(words[index]!.word));
  const blurred = (full.length > 0 ? full : all)
    .toSorted((a, b) => words[a]!.accuracy - words[b]!.accuracy)
    .slice(0, MOST_NAMES);
  if (blurred.length === 0) return undefined;
  const names = quotedList(blurred.map((index) => words[index]!.word));
  return {
    cost: costOfWords(wordsAt(blurred, take), take),
    summary: `${names} ${blurred.length === 1 ? 'was' : 'were'} hard to make out`,
    next: repeat(
      full.length > 0
        ? `Say it again and take your time with ${names}`
        : `Say it again and make sure that we hear ${names}`,
    ),
    isMinor: true,
    finding: {
      kind: 'blurred-words',
      words: blurred,
      ...(full.length > 0 ? slowDown(names, blurred.length) : sayLightly(names, blurred.length)),
    },
  };
}

function slowDown(names: string, count: number) {
  return {
    title: `Take your time with ${names}`,
    body: `Say ${count === 1 ? 'it' : 'them'} once slowly, then at full speed in the phrase.`,
  };
}

function sayLightly(names: string, count: number) {
  return {
    title: `Make sure that ${names} can be heard`,
    body: `Give ${count === 1 ? 'it' : 'each'} a moment of its own, even a short one.`,
  };
}

/** Words with their stress on another syllable. */
export function stressCauses({ words }: AnalyzedTake): Cause[] {
  return words.flatMap((word, index) => {
    const finding = stressTip(word, index);
    if (!finding) return [];
    const summary = `The stress in “${word.word}” was on the wrong syllable`;
    const next = repeat(`Say it again with the stress on the ${stressed(word)} of “${word.word}”`);
    return [{ finding, summary, cost: STRESS_COST, next }];
  });
}

function indexesOf({ words }: AnalyzedTake, isMeant: (index: number) => boolean): number[] {
  return [...words.keys()].filter(isMeant);
}

function wordsAt(indexes: readonly number[], { words }: AnalyzedTake) {
  return indexes.map((index) => words[index]!);
}
