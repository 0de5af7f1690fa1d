import type { Analysis } from '@saywell/contract';
import { byNeed, type WordView } from './word-views.ts';

export type Tip = {
  /** Absent where an analysis of an earlier version has only the text. */
  title?: string;
  text: string;
  /** The sound it is about, as it is written for people. */
  glyph?: string;
};

type Finding = NonNullable<Analysis['findings']>[number];

/** A melody or a pause names words too, and is still about the phrase. */
const OF_WORDS = new Set<Finding['kind']>(['sound', 'stress', 'missing-words', 'blurred-words']);

/**
 * What the engine found, those about single words in the order in which the words need it, the one
 * that is opened first; what is about the whole phrase keeps its place.
 */
export function tipsInOrder(
  { findings, recommendations }: Pick<Analysis, 'findings' | 'recommendations'>,
  words: readonly WordView[],
): Tip[] {
  if (!findings) return recommendations.map((text) => ({ text }));
  const needs = byNeed(words).map((view) => words.indexOf(view));
  const placeOf = (word: number) => (needs.includes(word) ? needs.indexOf(word) : needs.length);
  const rank = (finding: Finding) => Math.min(...finding.words.map(placeOf));
  const ofWords = findings.filter(isOfWords).toSorted((a, b) => rank(a) - rank(b));
  return findings
    .map((finding) => (isOfWords(finding) ? (ofWords.shift() ?? finding) : finding))
    .map(({ title, body, sound }) => ({ title, text: body, glyph: sound?.ipa }));
}

const isOfWords = ({ kind, words }: Finding) => OF_WORDS.has(kind) && words.length > 0;
