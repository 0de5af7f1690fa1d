import type { Issue, WordAnalysis } from '../analysis.ts';
import type { Evaluation } from './evaluate.ts';
import type { PhraseConfig } from './phrase-judge.ts';

/** One short missing word is a slip of the tongue; this many, or this fraction, is another take. */
const SEVERAL = 2;
const LARGE_SHARE = 0.34;

export function isAnotherPhrase(
  { chance }: Pick<Evaluation, 'chance'>,
  { different }: PhraseConfig,
): boolean {
  return chance < different;
}

/** Whether it may have been another phrase: also where most of it was said as other words. */
export function isInDoubt(
  { chance, replaced, phones }: Pick<Evaluation, 'chance' | 'replaced'> & { phones: Sounds },
  { sure }: PhraseConfig,
): boolean {
  const others = phones.filter(({ word }) => replaced.includes(word));
  return chance < sure || others.length > phones.length / 2;
}

/** The words that the sounds belong to. */
type Sounds = readonly { word: number }[];

/** Whether it was this phrase at all, and which of its words are missing. */
export function phraseIssues(
  evaluation: Evaluation,
  words: WordAnalysis[],
  config: PhraseConfig,
): Issue[] {
  const { part, missing } = evaluation;
  if (isAnotherPhrase(evaluation, config))
    return [{ code: 'different-phrase', blocking: true, message: '' }];
  const doubt: Issue[] = isInDoubt(evaluation, config)
    ? [{ code: 'unsure-phrase', blocking: false, message: '' }]
    : [];
  const atTheEnd = missing[0] === words.length - missing.length;
  if (part && atTheEnd) {
    return [...doubt, { code: 'stopped-early', blocking: false, message: '', words: missing }];
  }
  const several = missing.length >= SEVERAL || missing.length > LARGE_SHARE * words.length;
  if (!several) return doubt;
  return [...doubt, { code: 'words-missing', blocking: false, message: '', words: missing }];
}
