import { SILENCE } from '../phonemes/phone-index.ts';

/** A sound on a path through the phrase. */
export type GraphNode = {
  phone: number;
  /** -1 for a silence. */
  word: number;
  variant: number;
  /** Position inside its variant. */
  place: number;
  /** Possible predecessors; `START` for the beginning of the clip. */
  before: number[];
  /** Added to the score on entering the node. */
  entry: number;
};

export type PhraseGraph = { nodes: GraphNode[]; final: number[] };

export const START = -1;
const SILENCE_ENTRY = -1;

/** A word's pronunciations are parallel paths, with optional silence around words. */
export function buildGraph(words: number[][][]): PhraseGraph {
  const nodes: GraphNode[] = [];
  const add = (node: GraphNode): number => nodes.push(node) - 1;
  const silenceAfter = (before: number[]): number =>
    add({ phone: SILENCE, word: -1, variant: 0, place: 0, before, entry: SILENCE_ENTRY });

  let open = [START];
  open = [...open, silenceAfter(open)];
  words.forEach((variants, word) => {
    const ends = variants.map((phones, variant) => {
      let before = open;
      phones.forEach((phone, place) => {
        before = [add({ phone, word, variant, place, before, entry: 0 })];
      });
      return before[0]!;
    });
    open = [...ends, silenceAfter(ends)];
  });
  return { nodes, final: open };
}
