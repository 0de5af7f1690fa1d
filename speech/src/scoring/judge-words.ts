import type { SoundAnalysis, WordAnalysis, WordKind } from '../analysis.ts';
import { PHONES } from '../acoustics/phones.ts';
import { ipaOf } from '../phonemes/sounds.ts';
import { clamp } from '../signal/statistics.ts';
import type { ExpectedWord } from '../take.ts';
import type { Evaluation } from './evaluate.ts';
import { heardInstead, verdictOf } from './judge-sounds.ts';
import type { Stress } from './lexical-stress.ts';
import type { Flags, ScorerConfig } from './scorer-config.ts';
import { secondsAt } from './seconds.ts';

/** Puts the scores of every word and sound in the shape people are shown. */
export function judgeWords(
  words: ExpectedWord[],
  evaluation: Evaluation,
  stresses: Map<number, Stress>,
  config: ScorerConfig,
  offset: number,
): WordAnalysis[] {
  const sounds = judgeSounds(evaluation, config.phoneFlags, offset);
  const said = [...new Set(evaluation.phones.map(({ word }) => word))];
  let time = secondsAt(evaluation.phones[0]!.start, offset);
  return words.map(({ word, variants }, index) => {
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
      accuracy: clamp(score / 10, 0, 1),
      kind: kindOf(score, own, evaluation.different, config.wordFlags),
      ...(stress ? { stress } : {}),
      sounds: own,
    };
  });
}

function judgeSounds(evaluation: Evaluation, flags: Flags, offset: number): SoundAnalysis[] {
  return evaluation.phones.map(({ phone, start, end }, i) => {
    const score = evaluation.scores.phones[i]!;
    const verdict = verdictOf(score, flags);
    const heard = verdict === 'good' ? undefined : heardInstead(evaluation.observation, i, phone);
    return {
      phone: PHONES[phone]!,
      ipa: ipaOf(evaluation.symbols[i]!),
      start: secondsAt(start, offset),
      end: secondsAt(end, offset),
      accuracy: clamp(score / 2, 0, 1),
      verdict,
      ...(heard === undefined
        ? {}
        : { heard: { phone: PHONES[heard]!, ipa: ipaOf(PHONES[heard]!) } }),
    };
  });
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
