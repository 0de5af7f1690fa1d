import type { SoundAnalysis, WordAnalysis, WordKind } from '../analysis.ts';
import { PHONES } from '../acoustics/phones.ts';
import { plainPlaces } from '../phonemes/plain-places.ts';
import { ipaOf } from '../phonemes/sounds.ts';
import { clamp } from '../signal/statistics.ts';
import type { ExpectedWord } from '../take.ts';
import type { Evaluation } from './evaluate.ts';
import { judgeSound } from './judge-sounds.ts';
import type { Stress } from './lexical-stress.ts';
import type { Flags, ScorerConfig } from './scorer-config.ts';
import { secondsAt } from './seconds.ts';

export type JudgedWords = {
  words: WordAnalysis[];
  /** The sounds that are beyond doubt: only these may be praised. */
  certain: ReadonlySet<SoundAnalysis>;
  /** Common confusions that the scores have forgiven, each as much as it is clear. */
  forgiven: number;
};

/** Puts the scores of every word and sound in the shape people are shown. */
export function judgeWords(
  words: ExpectedWord[],
  evaluation: Evaluation,
  stresses: Map<number, Stress>,
  config: ScorerConfig,
  offset: number,
): JudgedWords {
  const { sounds, certain, forgiven } = judgeSounds(evaluation, config.phoneFlags, offset);
  const said = [...new Set(evaluation.phones.map(({ word }) => word))];
  let time = secondsAt(evaluation.phones[0]!.start, offset);
  const judged = words.map(({ word, variants }, index): WordAnalysis => {
    const position = said.indexOf(index);
    if (position < 0) return missingWord(word, variants[evaluation.variants[index]!]!, time);
    const own = sounds.filter((_, i) => evaluation.phones[i]!.word === index);
    const score = evaluation.scores.words[position]!;
    const stress = stresses.get(index);
    time = own.at(-1)!.end;
    return {
      word,
      start: own[0]!.start,
      end: time,
      accuracy: toFraction(score / 10),
      kind: kindOf(score, own, evaluation.different, config.wordFlags),
      ...(stress ? { stress } : {}),
      sounds: own,
    };
  });
  return { words: judged, certain, forgiven };
}

function judgeSounds(evaluation: Evaluation, flags: Flags, offset: number) {
  const certain = new Set<SoundAnalysis>();
  let forgiven = 0;
  const plain = plainPlaces(
    evaluation.symbols,
    evaluation.phones.map(({ word }) => word),
  );
  const sounds = evaluation.phones.map(({ phone, start, end }, i): SoundAnalysis => {
    const score = evaluation.scores.phones[i]!;
    const judgement = judgeSound(evaluation, i, score, flags, plain[i]!);
    const { verdict, heard } = judgement;
    const sound: SoundAnalysis = {
      phone: PHONES[phone]!,
      ipa: ipaOf(evaluation.symbols[i]!),
      start: secondsAt(start, offset),
      end: secondsAt(end, offset),
      accuracy: toFraction(score / 2),
      verdict,
      ...(heard === undefined
        ? {}
        : { heard: { phone: PHONES[heard]!, ipa: ipaInPlaceOf(heard, evaluation.symbols[i]!) } }),
    };
    if (judgement.certain) certain.add(sound);
    forgiven += judgement.forgiven;
    return sound;
  });
  return { sounds, certain, forgiven };
}

/** A weak syllable stays weak whatever vowel it got: there AH and ER are ə and ɚ. */
function ipaInPlaceOf(heard: number, symbol: string): string {
  const phone = PHONES[heard]!;
  return ipaOf(symbol.endsWith('0') ? `${phone}0` : phone);
}

/** Three decimals say more than a score can know. */
function toFraction(value: number): number {
  return Math.round(1000 * clamp(value, 0, 1)) / 1000;
}

function kindOf(
  score: number,
  sounds: SoundAnalysis[],
  different: boolean,
  flags: Flags,
): WordKind {
  if (different && score < flags.wrong) return 'missing';
  if (score < flags.wrong) return 'mispronounced';
  const doubtful = score < flags.check || sounds.some(({ verdict }) => verdict === 'wrong');
  return doubtful ? 'unclear' : 'ok';
}

/** Nobody said it, so it takes no time: it stands where it should have been. */
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
