import type { Analysis } from './analysis.ts';
import type { Training } from './exercises.ts';
import { isJudged, isLeftOut, wasSaid } from './judged-sounds.ts';
import { sameText } from './said-text.ts';
import { CONFIDENT_FROM, isDoubted, isScored } from './scored.ts';

type Sound = Analysis['words'][number]['sounds'][number];

/** How one try of a drill went. */
export type DrillOutcome = {
  /** 'unsure': it could not be judged, so it is no try. */
  outcome: 'passed' | 'missed' | 'unsure';
  /** Of the word, from 0 to 1. */
  accuracy: number;
  /** Of the sound that was asked for; absent where the word said alone does not have it. */
  sound?: number;
  /** What was heard in its place, when that is clear. */
  heard?: Sound['heard'];
  /** It was left out, as far as that is clear. */
  dropped?: Sound['dropped'];
};

type Drilled = {
  word: string;
  sound: string;
  /** The sound it was said as, empty if it was left out; where neither was clear, undefined. */
  instead: string | undefined;
};

/** What was said in place of a sound, or may have been, as a drill and a trained contrast name it. */
export const saidInstead = ({
  heard,
  dropped,
  maybe,
}: {
  heard?: { phone: string } | null | undefined;
  dropped?: true | undefined;
  maybe?: string | undefined;
}): string | undefined => (dropped ? '' : (heard?.phone ?? maybe));

/**
 * What a drill trains: the sound against the one it was said as or against leaving it out (an empty
 * `instead`); always against leaving it out if its exercise trains that in this word.
 */
export function drillTraining(
  { word, sound, instead }: Drilled,
  exercise?: { phrase: string; trains?: Training | undefined },
): Training {
  const words: string[] = exercise?.phrase.match(/\S+/g) ?? [];
  const trainsKeeping = exercise?.trains?.contrasts?.some(
    (one) => one.sound === sound && one.instead === '' && sameText(words[one.word] ?? '', word),
  );
  const others = new Set(instead === undefined || instead === sound ? [] : [instead]);
  if (trainsKeeping) others.add('');
  const contrasts = [...others].map((other) => ({ word: 0, sound, instead: other }));
  return { sounds: [sound], ...(contrasts.length > 0 && { contrasts }) };
}

/** Whether a try of a saved drill could be judged. */
export const wasJudged = ({ accuracy }: { accuracy: number | null }): boolean => accuracy !== null;

const VERDICTS = ['good', 'check', 'wrong'] as const;

/**
 * Whether a word said alone had its sound right. In the phrase a word may have a weak form with a
 * sound that it does not have alone; then all of its sounds count. Whoever leaves out the sound that
 * was asked for has not said it. Like `isScored` it stands apart from the schemas.
 */
export function drillOutcome(analysis: Analysis, sound: string): DrillOutcome {
  const { words, contrasts } = analysis;
  const hasIt = words.some(({ sounds }) => sounds.some(({ phone }) => phone === sound));
  const sounds = words.flatMap((word) => word.sounds).filter(wasSaid);
  const asked = sounds.filter(({ phone }) => phone === sound);
  const accuracy = meanOf(words.map((word) => word.accuracy));
  const worst = (asked.length > 0 ? asked : sounds).toSorted(byNeed)[0];
  if (!isScored(analysis) || isDoubted(analysis) || !words.every(isJudged) || !worst) {
    return { outcome: 'unsure', accuracy };
  }
  if (hasIt && asked.length === 0) {
    const isSure = analysis.confidence >= CONFIDENT_FROM;
    return { outcome: 'missed', accuracy, ...(isSure && { dropped: true }) };
  }
  const tested = new Set(
    contrasts.filter((contrast) => contrast.sound === sound).map(({ verdict }) => verdict),
  );
  const judged = {
    accuracy,
    heard: worst.heard,
    ...(isLeftOut(worst) && { dropped: worst.dropped }),
    ...(asked.length > 0 && { sound: worst.accuracy }),
  };
  if (tested.has('wrong') || worst.verdict === 'wrong') return { ...judged, outcome: 'missed' };
  // Nobody passes for a sound that may have been another one, or left out.
  if (tested.has('unsure')) return { ...judged, outcome: 'unsure' };
  return { ...judged, outcome: worst.verdict === 'good' ? 'passed' : 'missed' };
}

/** The one that was furthest from right comes first. */
function byNeed(a: Sound, b: Sound): number {
  const verdicts = VERDICTS.indexOf(b.verdict) - VERDICTS.indexOf(a.verdict);
  return verdicts || a.accuracy - b.accuracy;
}

const meanOf = (values: number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

type Code = Analysis['issues'][number]['code'];

/** What another recording of the same word can do better. */
const OF_RECORDING: readonly Code[] = ['noisy', 'too-far', 'clipped', 'narrow-band'];
/** Reasons to doubt what was said, however it was recorded. */
const OF_SPEECH: readonly Code[] = ['unsure-phrase', 'stopped-early', 'extra-words'];

/** Whether it may be for its recording that a try could not be judged. */
export function isSpoiled(analysis: Analysis): boolean {
  const has = (codes: readonly Code[]) => analysis.issues.some(({ code }) => codes.includes(code));
  return has(OF_RECORDING) || (isDoubted(analysis) && !has(OF_SPEECH));
}

/** The issue of a spoiled try that says why, if one does. */
export const recordingIssue = ({ issues }: Pick<Analysis, 'issues'>) =>
  issues.find(({ code }) => OF_RECORDING.includes(code));
