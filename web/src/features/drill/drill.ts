import { DRILL_PASSES, DRILL_TRIES, DRILL_UNSURE, type DrillOutcome } from '@saywell/contract';
import type { Result } from '../../lib/api.ts';

type Analysis = Result<'POST /api/analyze-audio-pronunciation'>;

type Sound = { phone: string; ipa: string };

/** A word of a phrase that was said with a wrong sound. */
export type WordToDrill = {
  phrase: string;
  /** Absent for a phrase that the learner typed. */
  exerciseId?: number | undefined;
  /** Where it stands in the phrase. */
  index: number;
  word: string;
  sound: Sound;
  /** As ARPAbet what was said in place of the sound, or may have been, empty if it was left out. */
  instead: string | undefined;
  /** What to do with the mouth. */
  cue: string;
  /** How well it was said in the phrase, in percent; undefined if the sound may have been another. */
  before: number | undefined;
};

export type Saying = {
  analysisId: string;
  /** What it was made from, and when it was said: sent again if the server has dropped it. */
  of?: { analysis: Analysis; at: number } | undefined;
};

type DrillTry = Saying & {
  passed: boolean;
  percent: number;
  heard?: Sound | undefined;
  /** The sound was left out. */
  dropped?: true | undefined;
};

/**
 * One word said alone, until it was right three times in a row, five times were enough, or three
 * could not be judged.
 */
export type Drill = {
  of: WordToDrill;
  tries: DrillTry[];
  /** What could not be judged, and so is no try. */
  unsure?: Saying[] | undefined;
  /** Spent on it so far. */
  seconds: number;
};

export const newDrill = (of: WordToDrill): Drill => ({ of, tries: [], seconds: 0 });

/** The drill after one more saying. */
export function afterSaying(
  drill: Drill,
  { outcome, accuracy, heard, dropped }: DrillOutcome,
  analysis: Analysis,
  at = Date.now(),
): Drill {
  const { analysisId } = analysis;
  if (analysisId === undefined || isOver(drill)) return drill;
  const saying = { analysisId, of: { analysis, at } };
  if (outcome === 'unsure') return { ...drill, unsure: [...(drill.unsure ?? []), saying] };
  const percent = Math.round(accuracy * 100);
  const one = { ...saying, passed: outcome === 'passed', percent, heard, dropped };
  return { ...drill, tries: [...drill.tries, one] };
}

/** Passes since the last try that was none. */
export function passesInARow({ tries }: Pick<Drill, 'tries'>): number {
  const missed = tries.findLastIndex(({ passed }) => !passed);
  return tries.length - missed - 1;
}

export const isPassed = (drill: Pick<Drill, 'tries'>) => passesInARow(drill) >= DRILL_PASSES;

/** Whether it ended because the word cannot be judged alone. */
export const isUnjudged = (drill: Ending) =>
  !isPassed(drill) && drill.tries.length < DRILL_TRIES && unsureOf(drill).length >= DRILL_UNSURE;

export const isOver = (drill: Ending) =>
  isPassed(drill) || drill.tries.length >= DRILL_TRIES || isUnjudged(drill);

/** Whether there is anything to keep of one that was left: a try, or an end of its own. */
export const hasOutcome = (drill: Ending) => drill.tries.length > 0 || isOver(drill);

/** All that was said, judged or not. */
export const sayingsOf = (drill: Ending): Saying[] => [...drill.tries, ...unsureOf(drill)];

type Ending = Pick<Drill, 'tries' | 'unsure'>;

const unsureOf = ({ unsure = [] }: Ending) => unsure;
