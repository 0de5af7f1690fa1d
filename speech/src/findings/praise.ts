import type { Finding, FindingKind, SoundAnalysis, WordAnalysis } from '../analysis.ts';
import { formPraise } from './forms.ts';
import { fullName, soundName } from './name-sound.ts';
import { isLittleWord } from '../phonemes/little-words.ts';
import { choose, isClear, isMissing, slipsOf, type AnalyzedTake } from './analyzed-take.ts';
import { hasWrongStress } from './stress.ts';
import { isUnsure } from './unsure-sound.ts';

/** Sounds that most learners find hard, the hardest first; others earn praise only where they are trained. */
const HARD_SOUNDS = [
  'TH',
  'DH',
  'R',
  'ER',
  'L',
  'V',
  'W',
  'ZH',
  'NG',
  'Z',
  'AE',
  'IH',
  'UH',
  'JH',
  'CH',
];

const BEFORE_ALL = -2;

const WELL_SAID = 0.85;
const VERY_WELL_SAID = 0.9;

export type Praised = { word: WordAnalysis; sound: SoundAnalysis };

type Candidate = Praised & {
  /** The exercise trains it against another sound, and it was this one. */
  isTestedRight: boolean;
};

/**
 * The sounds of a take that earn praise, first those that the exercise trains against another and that were
 * right, then the hardest: each sound once, in its clearest word, none that slipped elsewhere or that an
 * exercise trains and nobody is sure of, and none in noise.
 */
export function praiseworthy({
  words,
  certain,
  contrasts,
}: Pick<AnalyzedTake, 'words' | 'certain' | 'contrasts'>): Praised[] {
  const inQuestion = new Set([
    ...words.flatMap(slipsOf).map(({ sound }) => sound.phone),
    ...contrasts.filter(({ verdict }) => verdict !== 'right').map(({ sound }) => sound),
  ]);
  const isHardAndCertain = (sound: SoundAnalysis) =>
    HARD_SOUNDS.includes(sound.phone) && certain.has(sound);
  // That a sound was not left out says little about how it was said.
  const tested = contrasts.filter(({ verdict, instead }) => verdict === 'right' && instead !== '');
  const isTestedRight = (index: number, { phone, start, end }: SoundAnalysis) =>
    end > start && tested.some(({ word, sound }) => word === index && sound === phone);
  const found: Candidate[] = words
    .map((word, index) => ({ word, index }))
    .filter(({ word, index }) => isClear(word, index) && !hasWrongStress(word) && !isUnsure(word))
    .filter(({ word }) => word.accuracy >= WELL_SAID && !isLittleWord(word.word))
    .flatMap(({ word, index }) =>
      word.sounds.map((sound) => ({ word, sound, isTestedRight: isTestedRight(index, sound) })),
    )
    .filter(({ sound }) => sound.accuracy >= VERY_WELL_SAID && !inQuestion.has(sound.phone))
    .filter((one) => one.isTestedRight || isHardAndCertain(one.sound));
  const best: Praised[] = [];
  for (const candidate of found.toSorted((a, b) => rank(a) - rank(b))) {
    const taken = best.some(
      ({ word, sound }) => sound.phone === candidate.sound.phone || word === candidate.word,
    );
    if (!taken) best.push(candidate);
  }
  return best;
}

/** The lowest comes first. */
function rank({ sound, isTestedRight }: Candidate): number {
  const place = isTestedRight ? BEFORE_ALL : HARD_SOUNDS.indexOf(sound.phone);
  return place - sound.accuracy;
}

/** What smooth speech would contradict. */
const OF_THE_FLOW = new Set<FindingKind>(['pauses', 'flow', 'overall', 'melody', 'missing-words']);

/** Praise that says what was good, when something hard really was. `told`: what is to be worked on. */
export function specificPraise(
  take: AnalyzedTake,
  told: readonly Pick<Finding, 'kind'>[] = [],
): Finding | undefined {
  // Beside a word that was said in full, another is not praised for being reduced.
  const form = told.some(({ kind }) => kind === 'form') ? undefined : formPraise(take);
  if (form) return form;
  const [best] = praiseworthy(take);
  if (best) {
    const named = `${fullName(best.sound)} in “${best.word.word}”`;
    const title = choose(
      [
        `Your ${named} was right on`,
        `Well done on the ${named}: it was perfectly clear`,
        `The ${named} came out just right`,
      ],
      take.phrase,
    );
    const words = [take.words.indexOf(best.word)];
    return { kind: 'praise', sound: soundName(best.sound), words, title, body: '' };
  }
  if (told.some(({ kind }) => OF_THE_FLOW.has(kind))) return undefined;
  const spoken = take.words.filter((word) => !isMissing(word));
  if (take.fluencyScore >= 90 && take.pauses.length === 0 && spoken.length > 3) {
    return {
      kind: 'praise',
      words: [],
      title: 'The phrase ran smoothly from start to finish, with the words well joined',
      body: '',
    };
  }
  return undefined;
}
