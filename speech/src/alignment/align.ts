import { buildGraph, type GraphNode, type PhraseGraph, START } from './graph.ts';

/** Frames: a phone lasts at least 30 ms, like real sounds. */
export const SHORTEST_PHONE = 3;
/** Tied states, in each of which a phone stays for a frame or more. */
const STATES = SHORTEST_PHONE;
const STEP = Math.log(0.5);

export type AlignedPhone = {
  phone: number;
  word: number;
  /** Position inside the word's pronunciation. */
  place: number;
  /** 10 ms frames from `start` up to, not including, `end`. */
  start: number;
  end: number;
};

export type Alignment = {
  phones: AlignedPhone[];
  /** For each word, which of its pronunciations fits best. */
  variants: number[];
  /** Mean score of a frame along the best path. */
  score: number;
};

/** `values[frame * classes + phone]`. */
export type FrameScores = { frames: number; classes: number; values: Float32Array };

/**
 * The best path of the phrase through the clip; `words[word][variant]` lists phones. Undefined if
 * the clip is too short for the phrase.
 */
export function align(scores: FrameScores, words: number[][][]): Alignment | undefined {
  const graph = buildGraph(words);
  const search = searchBestPath(scores, graph);
  if (!search) return undefined;
  const phones: AlignedPhone[] = [];
  const variants = words.map(() => 0);
  search.path.forEach((node, frame) => {
    const { phone, word, variant, place } = graph.nodes[node]!;
    if (word < 0) return;
    if (frame > 0 && search.path[frame - 1] === node) {
      phones.at(-1)!.end = frame + 1;
    } else {
      phones.push({ phone, word, place, start: frame, end: frame + 1 });
      variants[word] = variant;
    }
  });
  return { phones, variants, score: search.score / scores.frames };
}

type Search = { path: Int32Array; score: number };

function searchBestPath(scores: FrameScores, graph: PhraseGraph): Search | undefined {
  const { frames } = scores;
  const { nodes } = graph;
  const states = nodes.length * STATES;
  // For a first state: 0 means stay, n means it came from the nth node of `before`. Other states: 0
  // or 1.
  const cameFrom = new Uint8Array(frames * states);
  let best: Float64Array = startScores(scores, nodes, states);
  let next: Float64Array = new Float64Array(states);
  for (let frame = 1; frame < frames; frame++) {
    const row = frame * scores.classes;
    const trace = frame * states;
    nodes.forEach((node, n) => {
      const first = n * STATES;
      const emission = scores.values[row + node.phone]!;
      const entered = enterNode(best, node);
      const stays = best[first]! + STEP >= entered.score;
      next[first] = (stays ? best[first]! + STEP : entered.score) + emission;
      cameFrom[trace + first] = stays ? 0 : entered.choice;
      for (let state = first + 1; state < first + STATES; state++) {
        const moves = best[state - 1]! > best[state]!;
        next[state] = (moves ? best[state - 1]! : best[state]!) + STEP + emission;
        cameFrom[trace + state] = moves ? 1 : 0;
      }
    });
    [best, next] = [next, best];
  }
  const last = bestEnd(best, graph);
  const score = best[last]!;
  return score > -Infinity ? { path: traceBack(cameFrom, graph, frames, last), score } : undefined;
}

function startScores(scores: FrameScores, nodes: GraphNode[], states: number): Float64Array {
  const start = new Float64Array(states).fill(-Infinity);
  nodes.forEach((node, n) => {
    if (node.before.includes(START)) start[n * STATES] = scores.values[node.phone]! + node.entry;
  });
  return start;
}

function enterNode(best: Float64Array, { before, entry }: GraphNode) {
  let score = -Infinity;
  let choice = 0;
  for (let i = 0; i < before.length; i++) {
    const from = before[i]!;
    if (from === START) continue;
    const candidate = best[from * STATES + STATES - 1]! + STEP + entry;
    if (candidate > score) {
      score = candidate;
      choice = i + 1;
    }
  }
  return { score, choice };
}

function bestEnd(best: Float64Array, { final }: PhraseGraph): number {
  const ends = final.filter((node) => node !== START).map((node) => node * STATES + STATES - 1);
  return ends.reduce((winner, state) => (best[state]! > best[winner]! ? state : winner));
}

/** The node of every frame, traced back from the last one. */
function traceBack(
  cameFrom: Uint8Array,
  { nodes }: PhraseGraph,
  frames: number,
  last: number,
): Int32Array {
  const states = nodes.length * STATES;
  const path = new Int32Array(frames);
  let state = last;
  for (let frame = frames - 1; frame >= 0; frame--) {
    const node = Math.floor(state / STATES);
    path[frame] = node;
    const choice = cameFrom[frame * states + state]!;
    if (choice === 0) continue;
    state =
      state % STATES === 0 ? nodes[node]!.before[choice - 1]! * STATES + STATES - 1 : state - 1;
  }
  return path;
}
