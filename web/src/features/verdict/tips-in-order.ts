import { tipOf } from './texts.ts';
import { byNeed, type WordView } from './word-views.ts';

const MOST = 3;

/**
 * At most three tips: those about single words in the order in which the words need it, the one
 * that is opened first; one tip for each sound. What is about the whole phrase keeps its place.
 */
export function tipsInOrder(
  recommendations: readonly string[],
  words: readonly WordView[],
): string[] {
  const needs = byNeed(words).map(({ word }) => word.word.toLowerCase());
  const rank = (tip: string) => {
    const named = quoted(tip).map((word) => needs.indexOf(word));
    return Math.min(...named.map((place) => (place < 0 ? needs.length : place)));
  };
  const ofWords = recommendations
    .filter((tip) => quoted(tip).length > 0)
    .toSorted((a, b) => rank(a) - rank(b));
  const ordered = recommendations.map((tip) =>
    quoted(tip).length > 0 ? (ofWords.shift() ?? tip) : tip,
  );
  const seen = new Set<string>();
  return ordered
    .filter((tip) => {
      const tile = tipOf(tip).glyph ?? tip;
      return !seen.has(tile) && seen.add(tile);
    })
    .slice(0, MOST);
}

function quoted(tip: string): string[] {
  return [...tip.matchAll(/“([^”]+)”/g)].map(([, word = '']) => word.toLowerCase());
}
