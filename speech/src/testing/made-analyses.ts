import type { Analysis, IssueCode, Movement, WordAnalysis } from '../analysis.ts';
import type { AnalyzedTake } from '../findings/analyzed-take.ts';
import { CONFUSIONS } from '../findings/confusions.ts';
import { describe } from '../findings/describe.ts';
import { sound } from '../phonemes/sounds.ts';
import { melodyThatCameThrough } from '../stages/cover-words.ts';

/** An analysis of a phrase, as the engine answers it. */
export type Said = { phrase: string; analysis: Analysis };

const WORDS: [string, string][] = [
  ['I', 'AY'],
  ['think', 'TH IH NG K'],
  ['the', 'DH AH'],
  ['weather', 'W EH DH ER'],
  ['is', 'IH Z'],
  ['very', 'V EH R IY'],
  ['nice', 'N AY S'],
  ['world', 'W ER L D'],
  ['asked', 'AE S K T'],
  ['another', 'AH N AH DH ER'],
  ['lose', 'L UW Z'],
  ['hotel', 'HH OW T EH L'],
  ['thirty', 'TH ER T IY'],
  ['can’t', 'K AE N T'],
];

const KINDS = ['statement', 'yes-no-question', 'tag-question', 'contrast'] as const;
const MOVEMENTS: readonly Movement[] = ['rise', 'fall', 'level'];
const DOUBTS: readonly IssueCode[] = [
  'noisy',
  'extra-words',
  'too-far',
  'unsure-phrase',
  'clipped',
];

/** Analyses of every shape, always the same ones: what was measured is made up, the words are the engine’s. */
export function madeAnalyses(count: number): Said[] {
  return Array.from({ length: count }, (_, index) => madeAnalysis(seeded(index + 1)));
}

type Chance = () => number;

function madeAnalysis(chance: Chance): Said {
  const length = 1 + Math.floor(chance() * 8);
  const trouble = chance() * chance();
  const words = Array.from({ length }, (_, at) =>
    madeWord(pick(WORDS, chance), at, trouble, chance),
  );
  const phrase = `${words.map(({ word }) => word).join(' ')}.`;
  const take = { phrase, ...madeScores(words, chance) };
  const noise = take.issues.find(({ code }) => code === 'noisy');
  if (noise && words[0]!.kind !== 'missing') words[0]!.kind = 'covered';
  if (!melodyThatCameThrough(take.intonation, words)) delete take.intonation;
  const {
    phrase: _,
    certain: __,
    spokenAccuracy: ___,
    confusionCost: ____,
    forms: _____,
    ...rest
  } = take;
  const said = words.filter(({ kind }) => kind !== 'missing');
  return {
    phrase,
    analysis: {
      engine: 'made',
      ...rest,
      completenessScore: (100 * said.length) / length,
      transcript: said.map(({ word }) => word).join(' '),
      pitch: { times: [], semitones: [] },
      ...describe(take),
    },
  };
}

function madeWord(
  [word, phones]: [string, string],
  at: number,
  trouble: number,
  chance: Chance,
): WordAnalysis {
  const missing = chance() < 0.2 * trouble;
  const sounds = phones.split(' ').map((phone, i): WordAnalysis['sounds'][number] => {
    const start = at * 0.4 + i * 0.08;
    const off = chance() < trouble * 0.5;
    const verdict = missing ? 'wrong' : !off ? 'good' : chance() < 0.5 ? 'wrong' : 'check';
    const heard = pick(likely(phone), chance)?.heard;
    return {
      phone,
      ipa: sound(phone).ipa,
      start,
      end: start + 0.08,
      accuracy: verdict === 'good' ? 0.8 + 0.2 * chance() : 0.6 * chance(),
      verdict,
      ...(verdict !== 'good' && !missing && heard && chance() < 0.7
        ? { heard: { phone: heard, ipa: sound(heard).ipa } }
        : verdict !== 'good' && !missing && chance() < 0.3
          ? { dropped: true }
          : {}),
    };
  });
  const wrong = sounds.some(({ verdict }) => verdict === 'wrong');
  const accuracy = missing ? 0 : 1 - chance() * chance() * (0.3 + trouble);
  const isGood = accuracy < 0.745 && sounds.every(({ verdict }) => verdict === 'good');
  const extra =
    isGood && accuracy >= 0.45 && chance() < 0.5 ? pick(['S', 'HH'], chance) : undefined;
  return {
    word,
    start: at * 0.4,
    end: at * 0.4 + 0.08 * sounds.length,
    accuracy,
    kind: missing
      ? 'missing'
      : accuracy < 0.45
        ? 'mispronounced'
        : wrong || accuracy < 0.745
          ? 'unclear'
          : 'ok',
    ...(word === 'hotel' ? { stress: { expected: 2, heard: chance() < trouble ? 1 : 2 } } : {}),
    sounds,
    ...(extra ? { extra: sound(extra) } : {}),
  };
}

const likely = (phone: string) => CONFUSIONS.filter(({ expected }) => expected === phone);

function madeScores(words: WordAnalysis[], chance: Chance): Omit<AnalyzedTake, 'phrase'> {
  const mean = words.reduce((sum, { accuracy }) => sum + accuracy, 0) / words.length;
  const about = (center: number, width: number) =>
    Math.min(100, Math.max(0, center + (chance() - 0.5) * width));
  const contrasts = trainedContrasts(words, chance);
  const failed = contrasts.some(({ verdict }) => verdict === 'wrong');
  const spokenAccuracy = Math.min(failed ? 74 : 100, about(100 * mean, 40));
  const intonation = chance() < 0.3 ? madeTune(words, chance) : undefined;
  const melody = Math.min(1, (intonation?.score ?? 100) / 75);
  return {
    words,
    contrasts,
    spokenAccuracy,
    confusionCost: chance() < 0.3 ? 10 * chance() : 0,
    overallAccuracy: spokenAccuracy * (0.7 + 0.3 * melody),
    accuracyScore: about(100 * mean, 30),
    fluencyScore: about(80, 80),
    prosodyScore: intonation?.score ?? about(75, 50),
    confidence: chance() < 0.2 ? chance() : 0.95,
    certain: new Set(words.flatMap(({ sounds }) => sounds.filter(() => chance() < 0.6))),
    pauses:
      chance() < 0.3 && words.length > 1
        ? [{ start: 1, end: 1.2 + chance(), afterWord: Math.floor(chance() * (words.length - 1)) }]
        : [],
    ...(intonation ? { intonation } : {}),
    issues: madeIssues(words, chance),
    forms: madeForms(words, chance),
  };
}

function trainedContrasts(words: WordAnalysis[], chance: Chance): AnalyzedTake['contrasts'] {
  const at = Math.floor(chance() * words.length);
  const word = words[at]!;
  const trained = word.sounds.find(({ verdict }) => verdict === 'wrong') ?? word.sounds[0]!;
  if (chance() < 0.6 || word.kind === 'missing') return [];
  const verdict = trained.verdict === 'wrong' ? 'wrong' : chance() < 0.5 ? 'right' : 'unsure';
  const instead = trained.heard?.phone ?? pick(likely(trained.phone), chance)?.heard ?? '';
  if (verdict === 'unsure' && trained.verdict === 'good') trained.maybe = instead;
  return [{ word: at, sound: trained.phone, instead, verdict }];
}

function madeTune(words: WordAnalysis[], chance: Chance): NonNullable<AnalyzedTake['intonation']> {
  const expected = pick(MOVEMENTS, chance);
  const heard = pick(MOVEMENTS, chance);
  const focus = Math.floor(chance() * words.length);
  const focusScore = 100 * chance();
  return {
    target: { kind: pick(KINDS, chance), ending: expected },
    score: expected === heard ? 60 + 40 * chance() : 60 * chance(),
    ending: { expected, heard, semitones: 4 },
    ...(chance() < 0.4
      ? {
          focus: { expected: focus, heard: Math.floor(chance() * words.length), score: focusScore },
        }
      : {}),
    message: '',
    model: { times: [], semitones: [] },
  };
}

function madeForms(words: WordAnalysis[], chance: Chance): AnalyzedTake['forms'] {
  return words.flatMap(({ kind, word: text }, word) => {
    if (kind === 'missing' || chance() < 0.8) return [];
    const full = 60 * (chance() - 0.5);
    const margins = { full, taught: -full };
    const everywhere = word === words.length - 1;
    return { word, text, full: 'hɪz', taught: 'ɪz', everywhere, margins };
  });
}

function madeIssues(words: WordAnalysis[], chance: Chance): AnalyzedTake['issues'] {
  const missing = [...words.keys()].filter((index) => words[index]!.kind === 'missing');
  if (missing[0] !== undefined && missing[0] === words.length - missing.length) {
    return [{ code: 'stopped-early', blocking: false, message: '', words: missing }];
  }
  if (chance() < 0.05) return [{ code: 'different-phrase', blocking: true, message: '' }];
  if (chance() < 0.85) return [];
  return [{ code: pick(DOUBTS, chance), blocking: false, message: '', words: [0] }];
}

function pick<T>(all: readonly T[], chance: Chance): T {
  return all[Math.floor(chance() * all.length)]!;
}

function seeded(seed: number): Chance {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
