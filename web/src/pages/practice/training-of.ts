import { drillTraining, type Training } from '@saywell/contract';
import type { SentTake } from '../../features/practice/analyze.ts';

/** A phrase on the screen, and what its exercise trains. */
export type Asked = { phrase: string; trains?: Training | undefined };

/** What a take trains: a word of the phrase that is said alone its sound, the phrase what its exercise does. */
export function trainingOf(
  { phrase, drillSound: sound, drillInstead: instead }: SentTake,
  asked: Asked,
): Training | undefined {
  return sound === undefined
    ? asked.trains
    : drillTraining({ word: phrase, sound, instead }, asked);
}
