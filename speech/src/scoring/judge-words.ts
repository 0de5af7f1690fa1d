import { type AlignedPhone, SHORTEST_PHONE } from '../alignment/align.ts';
import type { ExtraSound, SoundAnalysis, WordAnalysis, WordKind } from '../analysis.ts';
import { PHONES } from '../phonemes/phone-index.ts';
import type { Slip, SoundEvidence } from '../contrasts/find-slips.ts';
import { ipaOf } from '../phonemes/sounds.ts';
import { clamp, interpolate } from '../signal/statistics.ts';
import type { ExpectedWord } from '../phonemes/expected-words.ts';
import type { Evaluation } from './evaluate.ts';
import { type Flags, flagsFor } from './flags.ts';
import { judgeSound, surenessOf } from './judge-sounds.ts';
import type { Stress } from '../intonation/lexical-stress.ts';
import type { ScorerConfig } from './scorer-config.ts';
import { secondsAt } from '../recording/seconds.ts';

export type JudgedWords = {
  words: WordAnalysis[];
  /** The sounds that are certain: only these may be praised. */
  certain: ReadonlySet<SoundAnalysis>;
  /** Sum of the probabilities of confusions that the scores did not penalize. */
  forgiven: number;
  /** The probability, 0 to 1, that a trained sound was said as another one. */
  failed: number;
  /** The last word found, if there was so little time for it that it may not have been said. */
  squeezed: number | undefined;
};

/**
 * The accuracies of the sounds with each verdict: the bands that people are shown. Whoever sees only
 * the number of a sound must come to the same verdict.
 */
const BANDS = { good: [0.75, 1], check: [0.5, 0.74], wrong: [0, 0.49] } as const;
/** A word with less is shown in another color, as a sound is. */
const CLEAR = BANDS.good[0];
/** The highest accuracy of a word that was replaced by another. */
const HIGHEST_WHEN_REPLACED = 0.3;
/**
 * A word with less than this, of 10, that the strict scorer alone holds down (see `limitScores`), may not have
 * been said. Nothing else marks 39 words of 2,500 readings: experts gave 9 of them 5 points or less, and 27 all
 * 10. Of 220 words that nobody said and that were not found missing, it marks 14 (decision 120).
 */
const HELD_DOWN_BELOW = 8.25;
/** The highest accuracy of such a word. */
const HIGHEST_WHEN_HELD_DOWN = BANDS.check[1];
/** The highest accuracy of a word that there was hardly time for. */
const HIGHEST_WHEN_SQUEEZED = 0.5;
/** The highest accuracy of a word that a sound too many made another one. */
const HIGHEST_WITH_EXTRA = BANDS.check[1];
/** The highest accuracy of a word whose trained sound was wrong: from uncertain to certain. */
const HIGHEST_WHEN_FAILED = [0.6, 0.4] as const;

/** Converts the scores of every word and sound to the analysis. */
export function judgeWords(
  words: ExpectedWord[],
  evaluation: Evaluation,
  evidence: readonly SoundEvidence[],
  stresses: Map<number, Stress>,
  config: ScorerConfig,
  different: boolean,
  offset: number,
): JudgedWords {
  const flags = flagsFor(config, evaluation.strict.aspects[0]!);
  const ofSounds = judgeSounds(evaluation, evidence, flags.phone, config.contrasts.priors, offset);
  const { sounds, certain } = ofSounds;
  let { forgiven } = ofSounds;
  const failedIn = (index: number) =>
    surestFailure(evidence.filter((_, i) => evaluation.phones[i]!.word === index));
  const said = [...new Set(evaluation.phones.map(({ word }) => word))];
  const lastFound = said.at(-1)!;
  const squeezedWord =
    said.length > 1 && isSqueezed(evaluation.phones, lastFound) ? lastFound : undefined;
  let time = secondsAt(evaluation.phones[0]!.start, offset);
  const judged = words.map(({ word, variants }, index): WordAnalysis => {
    const position = said.indexOf(index);
    if (position < 0) return missingWord(word, variants[evaluation.variants[index]!]!, time);
    const own = sounds.filter((_, i) => evaluation.phones[i]!.word === index);
    const squeezed = index === squeezedWord;
    if (squeezed) for (const sound of own) certain.delete(sound);
    const score = evaluation.scores.words[position]!;
    const stress = stresses.get(index);
    const failed = failedIn(index);
    const replaced = evaluation.replaced.includes(index);
    const heldDown = score >= evaluation.strict.words[position]! + config.mostAbove.word;
    // It may not have been said, however well the rest was.
    const { wrong } = heldDown ? config.wordFlags : flags.word;
    const most = Math.min(
      replaced ? HIGHEST_WHEN_REPLACED : highestWhen(failed),
      squeezed ? HIGHEST_WHEN_SQUEEZED : 1,
      heldDown && score < HELD_DOWN_BELOW ? HIGHEST_WHEN_HELD_DOWN : 1,
    );
    const isMispronounced = score < wrong || failed > 0 || replaced;
    const isInDoubt = isMispronounced || squeezed || own.some(({ verdict }) => verdict !== 'good');
    const added = isInDoubt
      ? undefined
      : surestAdded(evidence.filter((_, i) => evaluation.phones[i]!.word === index));
    if (added) forgiven += surenessOf(added.chance);
    const accuracy = toFraction(Math.min(score / 10, most, added ? HIGHEST_WITH_EXTRA : 1));
    time = own.at(-1)!.end;
    return {
      word,
      start: own[0]!.start,
      end: time,
      accuracy,
      kind: different && score < wrong ? 'missing' : kindOf(accuracy, own, isMispronounced),
      ...(stress ? { stress } : {}),
      sounds: own,
      ...(added ? { extra: extraOf(added) } : {}),
    };
  });
  return {
    words: judged,
    certain,
    forgiven,
    failed: surestFailure(evidence),
    squeezed: squeezedWord,
  };
}

/** From 0 (no failure, or a barely probable one) to 1. */
function surestFailure(evidence: readonly SoundEvidence[]): number {
  const chances = evidence.flatMap(({ trained }) => trained.map(({ chance }) => chance));
  return Math.max(0, 2 * Math.max(0, ...chances) - 1);
}

/** A sound too many, the surest one. It is told only where nothing is wrong with the word's own sounds. */
function surestAdded(evidence: readonly SoundEvidence[]): Slip | undefined {
  const [surest] = evidence
    .flatMap(({ added }) => added ?? [])
    .toSorted((a, b) => b.chance - a.chance);
  return surest;
}

function extraOf({ contrast }: Slip): ExtraSound {
  const phone = PHONES[contrast.instead]!;
  // A vowel that slips in is weak.
  return { phone, ipa: ipaOf(`${phone}0`) };
}

function highestWhen(failed: number): number {
  return failed > 0 ? interpolate(failed, [0, 1], HIGHEST_WHEN_FAILED) : 1;
}

function judgeSounds(
  evaluation: Evaluation,
  evidence: readonly SoundEvidence[],
  flags: Flags,
  priors: ScorerConfig['contrasts']['priors'],
  offset: number,
) {
  const certain = new Set<SoundAnalysis>();
  let forgiven = 0;
  const sounds = evaluation.phones.map(({ phone, start, end }, i): SoundAnalysis => {
    const score = evaluation.scores.phones[i]!;
    const judgment = judgeSound(evaluation.observation, i, score, flags, evidence[i]!, priors);
    const { verdict, heard, dropped, maybe } = judgment;
    const [low, high] = BANDS[verdict];
    const sound: SoundAnalysis = {
      phone: PHONES[phone]!,
      ipa: ipaOf(evaluation.symbols[i]!),
      start: secondsAt(start, offset),
      end: secondsAt(end, offset),
      accuracy: toFraction(clamp(score / 2, low, high)),
      verdict,
      ...(heard === undefined
        ? {}
        : { heard: { phone: PHONES[heard]!, ipa: ipaInPlaceOf(heard, evaluation.symbols[i]!) } }),
      ...(dropped ? { dropped } : {}),
      ...(maybe ? { maybe: maybe.kind === 'dropped' ? '' : PHONES[maybe.instead]! } : {}),
    };
    if (judgment.certain) certain.add(sound);
    forgiven += judgment.forgiven;
    return sound;
  });
  return { sounds, certain, forgiven };
}

/** A weak syllable stays weak whatever its vowel: there AH and ER are ə and ɚ. */
function ipaInPlaceOf(heard: number, symbol: string): string {
  const phone = PHONES[heard]!;
  return ipaOf(symbol.endsWith('0') ? `${phone}0` : phone);
}

/** Three decimals are more than a score's precision. */
function toFraction(value: number): number {
  return Math.round(1000 * clamp(value, 0, 1)) / 1000;
}

/**
 * Whoever sees only the number of a word must know whether it was clear, unless a sound in it is wrong. Of 586
 * words with higher numbers and no marked sound that were called unclear, experts gave 82 % all 10 points.
 */
function kindOf(accuracy: number, sounds: SoundAnalysis[], isMispronounced: boolean): WordKind {
  if (isMispronounced) return 'mispronounced';
  const isUnclear = asShown(accuracy) < CLEAR || sounds.some(({ verdict }) => verdict === 'wrong');
  return isUnclear ? 'unclear' : 'ok';
}

/** People are shown whole percents. */
function asShown(accuracy: number): number {
  return Math.round(100 * accuracy) / 100;
}

/**
 * Whether each of its sounds is as short as the alignment lets it be; one sound alone often is. People
 * lengthen the last word before a pause, so a last word that is so short may not have been said. Of 2,485
 * last words of learners 13 are: five of those got 3 of 10 points from the experts, the others 8 or 10. Of
 * 21 last words that nobody said and that passed as clear, 6 are.
 */
function isSqueezed(phones: readonly AlignedPhone[], word: number): boolean {
  const own = phones.filter((phone) => phone.word === word);
  return own.length > 1 && own.every(({ start, end }) => end - start <= SHORTEST_PHONE);
}

/** It was not said, so it takes no time; it is placed where it should have been. */
export function missingWord(word: string, phones: string[], time: number): WordAnalysis {
  return {
    word,
    start: time,
    end: time,
    accuracy: 0,
    kind: 'missing',
    sounds: phones.map((phone) => ({
      phone: phone.replace(/\d$/, ''),
      ipa: ipaOf(phone),
      start: time,
      end: time,
      accuracy: 0,
      verdict: 'wrong',
    })),
  };
}
