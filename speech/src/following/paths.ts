import { SHORTEST_PHONE } from '../alignment/align.ts';
import { SILENCE } from '../phonemes/phone-index.ts';

/** The class of a frame in which something else is said. */
export const OTHER = -1;

/** A sound, a silence or other speech on a path through the phrase. */
export type PathNode = {
  phone: number;
  /** How many words lie behind whoever is here. */
  passed: number;
  /** Frames that it lasts at least. */
  states: number;
  /** Where one comes from: an index into the junctions. */
  from: number;
};

/** The nodes that lead to the same place, and what it costs to come from each. */
export type Junction = { node: number; cost: number }[];

export type Paths = {
  nodes: PathNode[];
  junctions: Junction[];
  /** What it costs to begin at a junction, for those where a path can begin. */
  starts: Map<number, number>;
  words: number;
};

/** In natural log. */
export type PathCosts = {
  /** Each word. */
  word: number;
  silence: number;
  /** Other speech that begins. */
  other: number;
  /** A word after other speech. */
  again: number;
  /** Each word that is left out, or said as something else. */
  skipped: number;
};

/** So many words in a row may be left out. */
const MOST_SKIPPED = 2;

/** Where one can be between two words. */
type Between = { ends: number[]; silence: number; other: number };

/**
 * The phrase word by word, with silence and other speech between words, and with ways around words
 * that are not said as they should be. `words[word][variant]` lists phones.
 */
export function buildPaths(words: readonly number[][][], costs: PathCosts): Paths {
  const nodes: PathNode[] = [];
  const junctions: Junction[] = [];
  const starts = new Map<number, number>();
  const add = (node: PathNode): number => nodes.push(node) - 1;
  const join = (junction: Junction): number => junctions.push(junction) - 1;

  const pause = (passed: number, ends: number[]): Between => {
    const [toSilence, toOther] = [join([]), join([])];
    const silence = add({ phone: SILENCE, passed, states: 1, from: toSilence });
    const other = add({ phone: OTHER, passed, states: 1, from: toOther });
    const costing = (cost: number, from: number[]) => from.map((node) => ({ node, cost }));
    junctions[toSilence] = costing(costs.silence, [...ends, other]);
    junctions[toOther] = costing(costs.other, [...ends, silence]);
    return { ends, silence, other };
  };

  const places = [pause(0, [])];
  const { silence, other } = places[0]!;
  starts.set(nodes[silence]!.from, 0);
  starts.set(nodes[other]!.from, costs.other);
  words.forEach((variants, word) => {
    const ways = Array.from({ length: Math.min(MOST_SKIPPED, word) + 1 }, (_, skipped) => {
      const cost = costs.word + skipped * costs.skipped;
      const place = places[word - skipped]!;
      return [
        ...[...place.ends, place.silence].map((node) => ({ node, cost })),
        { node: place.other, cost: cost + costs.again },
      ];
    });
    const entrance = join(ways.flat());
    if (word === 0) starts.set(entrance, costs.word);
    const ends = variants.map((phones) => {
      let from = entrance;
      let node = 0;
      for (const phone of phones) {
        node = add({ phone, passed: word, states: SHORTEST_PHONE, from });
        from = join([{ node, cost: 0 }]);
      }
      return node;
    });
    places.push(pause(word + 1, ends));
  });
  return { nodes, junctions, starts, words: words.length };
}
