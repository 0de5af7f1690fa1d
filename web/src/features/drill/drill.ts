import { DRILL_PASSES, DRILL_TRIES, type DrillOutcome } from '@saywell/contract';
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
  /** What was heard in place of the sound. */
  heard: Sound | undefined;
  /** What to do with the mouth. */
  cue: string;
  /** How well it was said in the phrase, in percent. */
  before: number;
};

type DrillTry = {
  analysisId: string;
  passed: boolean;
  percent: number;
  heard?: Sound | undefined;
  /** What it was made from, and when it was said: sent again if the server has dropped it. */
  of?: { analysis: Analysis; at: number } | undefined;
};

/** One word said alone, until it was right three times in a row or five times were enough. */
export type Drill = {
  of: WordToDrill;
  tries: DrillTry[];
  /** Spent on it so far. */
  seconds: number;
};

export const newDrill = (of: WordToDrill): Drill => ({ of, tries: [], seconds: 0 });

/** The drill after one more saying. What could not be judged is no try. */
export function afterSaying(
  drill: Drill,
  { outcome, accuracy, heard }: DrillOutcome,
  analysis: Analysis,
  at = Date.now(),
): Drill {
  const { analysisId } = analysis;
  if (outcome === 'unsure' || analysisId === undefined || isOver(drill)) return drill;
  const percent = Math.round(accuracy * 100);
  const one = { analysisId, passed: outcome === 'passed', percent, heard, of: { analysis, at } };
  return { ...drill, tries: [...drill.tries, one] };
}

/** Passes since the last try that was none. */
export function passesInARow({ tries }: Pick<Drill, 'tries'>): number {
  const missed = tries.findLastIndex(({ passed }) => !passed);
  return tries.length - missed - 1;
}

export const isPassed = (drill: Pick<Drill, 'tries'>) => passesInARow(drill) >= DRILL_PASSES;

export const isOver = (drill: Pick<Drill, 'tries'>) =>
  isPassed(drill) || drill.tries.length >= DRILL_TRIES;
