import {
  type Analysis,
  CONFIDENT_FROM,
  type Finding,
  isDoubted,
  isUnsure,
} from '@saywell/contract';
import { type Band, bandOf } from '../../../ui/bands.ts';
import { isOfWords } from '../finding.ts';
import { flaggedSound, isOff, labelOf } from './word-marks.ts';
import { typographic } from '../../../ui/typographic.ts';

type Word = Analysis['words'][number];

/** A word as the verdict shows it. */
export type WordView = {
  /** As the phrase writes it, with its comma or full stop. */
  text: string;
  word: Word;
  band: Band;
  /** Undefined where we would rather not say, or where it would hide what the word needs. */
  percent: number | undefined;
  /** The band in words, or what keeps the word from being clear. */
  label: string;
  sounds: Band[];
  /** The one sound to work on. */
  flagged: number | undefined;
  heard: boolean;
  /** The sound too many, unless it would be a guess. */
  extra: Word['extra'];
  /** What is told about it; in a take that is hard to hear, only what to move. */
  feedback: string;
  /** What to move, where a sound is to be worked on. */
  cue: string;
};

const SOUND_BANDS = { good: 'clear', check: 'close', wrong: 'notyet' } as const;

export function wordViews(analysis: Analysis, phrase: string): WordView[] {
  const written = writtenAs(analysis.words, phrase);
  const doubtful = doubtfulWords(analysis);
  const sure = analysis.confidence >= CONFIDENT_FROM;
  return analysis.words.map((analyzed, index) => {
    const word = sure ? analyzed : withoutGuesses(analyzed);
    const isDoubtful = doubtful.has(index);
    const heard = word.kind !== 'missing';
    const accuracy = Math.round(word.accuracy * 100);
    const band = isDoubtful ? 'unsure' : bandOfWord(word, accuracy);
    return {
      text: typographic(written[index] ?? word.word),
      word,
      band,
      percent: heard && band === bandOf(accuracy) ? accuracy : undefined,
      label: labelOf(word, band),
      sounds: word.sounds.map(({ verdict, maybe }) =>
        isDoubtful || maybe !== undefined ? 'unsure' : heard ? SOUND_BANDS[verdict] : 'notyet',
      ),
      flagged: isDoubtful || !heard ? undefined : flaggedSound(word),
      heard,
      extra: sure && !isDoubtful ? word.extra : undefined,
      ...adviceOn(analysis, index, sure),
    };
  });
}

/**
 * A word with something to correct is never clear, whatever its figure, nor is one whose trained sound may
 * have been another.
 */
function bandOfWord(word: Word, accuracy: number): Band {
  if (word.kind === 'missing') return 'notyet';
  const band = bandOf(accuracy);
  if (band !== 'clear') return band;
  return isOff(word) ? 'close' : isUnsure(word) ? 'unsure' : 'clear';
}

/** In a take that is hard to hear we do not claim what was said instead, or that nothing was. */
function withoutGuesses({ sounds, ...word }: Word): Word {
  const told = sounds.map((sound) => ({ ...sound, heard: undefined, dropped: undefined }));
  return { ...word, sounds: told };
}

/** What was heard of a sound stands in the title of its finding, what to move in the body. */
function adviceOn({ feedback, words }: Analysis, index: number, sure: boolean) {
  const text = feedback[index]?.feedback ?? '';
  const finding = words[index]?.finding;
  const cue = finding && HAS_CUE.has(finding.kind) ? finding.body : text;
  return { feedback: sure ? text : cue, cue };
}

const HAS_CUE = new Set<Finding['kind']>(['sound', 'unsure-sound']);

/** The word to open first: the one that the plan begins with; a clear one only if it is that. */
export function wordToFix(
  views: readonly WordView[],
  { findings }: Pick<Analysis, 'findings'>,
): number | undefined {
  const planned = findings?.filter(isOfWords).flatMap(({ words }) => words) ?? [];
  const [first] = planned.filter((index) => views[index] && needsWork(views[index]));
  const [worst] = views.filter(needsWork).toSorted((a, b) => a.word.accuracy - b.word.accuracy);
  const beginning = findings?.[0];
  const clear = beginning && OF_CLEAR_WORDS.has(beginning.kind) ? beginning.words[0] : undefined;
  return first ?? (worst ? views.indexOf(worst) : clear);
}

const OF_CLEAR_WORDS = new Set<Finding['kind']>(['form', 'praise']);

/** Whether there is something to work on: also a trained sound that may have been another one. */
export const needsWork = ({ band, flagged }: WordView): boolean =>
  band === 'notyet' || band === 'close' || flagged !== undefined;

type Code = Analysis['issues'][number]['code'];

/** With these no word can be told from another one. */
const ALL_DOUBTFUL = new Set<Code>(['unsure-phrase']);

/**
 * Words that noise covered. In a take without a result also every word that did not come
 * through: the doubt never speaks against the learner.
 */
function doubtfulWords(analysis: Analysis): Set<number> {
  const { issues, words } = analysis;
  if (issues.some(({ blocking, code }) => blocking || ALL_DOUBTFUL.has(code))) {
    return new Set(words.keys());
  }
  const isDoubtful = isDoubted(analysis)
    ? (word: Word) => bandOfWord(word, Math.round(word.accuracy * 100)) !== 'clear'
    : ({ kind }: Word) => kind === 'covered';
  return new Set([...words.keys()].filter((index) => isDoubtful(words[index]!)));
}

/** The phrase's own spelling of each word, where the two count the same. */
function writtenAs(words: readonly Word[], phrase: string): (string | undefined)[] {
  const tokens = phrase.match(/\S+/g) ?? [];
  return tokens.length === words.length ? tokens : words.map(() => undefined);
}
