import type { FrameScores } from '../alignment/align.ts';
import { SILENCE } from '../phonemes/phone-index.ts';
import { OTHER, type Paths } from './paths.ts';

const IMPOSSIBLE = -1e30;

/** Where the speaker may be in the phrase, after some frames. */
export type Track = {
  frames: number;
  /** Best score of a path to each state; a node has as many states as frames that it lasts. */
  scores: Float64Array;
  /** For each of these paths, how much better its sounds fit than sounds do by chance. */
  evidence: Float64Array;
  /** Frames for which the best path has rested after the last word. */
  rest: number;
};

export type Tracker = {
  begin: () => Track;
  /** The track after the frames from `from` up to, not including, `to`. */
  follow: (track: Track, heard: FrameScores, from: number, to: number) => Track;
  /** For each number of words: by how much it is likelier that so many were said than that not. */
  margins: (track: Track) => number[];
  /** Of the best path. */
  evidence: (track: Track) => number;
};

/**
 * `otherCost`: of a frame of other speech, against the sound that fits best; `chance`: by how much
 * a sound is below the best one in a frame, on average, if something else is said; `clear`: the
 * share of the best sound from which on a frame speaks for the phrase.
 */
export function createTracker(
  { nodes, junctions, starts, words }: Paths,
  { otherCost, chance, clear }: { otherCost: number; chance: number; clear: number },
): Tracker {
  const owner = nodes.flatMap(({ states }, n) => Array.from({ length: states }, () => n));
  const first = nodes.map((_, n) => owner.indexOf(n));
  const last = nodes.map(({ states }, n) => first[n]! + states - 1);

  const begin = (): Track => ({
    frames: 0,
    scores: new Float64Array(owner.length).fill(IMPOSSIBLE),
    evidence: new Float64Array(owner.length),
    rest: 0,
  });

  const entries = new Float64Array(junctions.length);
  const origins = new Int32Array(junctions.length);
  const enterJunctions = ({ frames, scores }: Track) => {
    for (let j = 0; j < junctions.length; j++) {
      entries[j] = frames === 0 ? -(starts.get(j) ?? -IMPOSSIBLE) : IMPOSSIBLE;
      origins[j] = 0;
      for (const { node, cost } of junctions[j]!) {
        const score = scores[last[node]!]! - cost;
        if (score <= entries[j]!) continue;
        entries[j] = score;
        origins[j] = last[node]!;
      }
    }
  };

  const step = (before: Track, heard: FrameScores, frame: number): Track => {
    const after = begin();
    const row = heard.values.subarray(frame * heard.classes, (frame + 1) * heard.classes);
    const best = row.reduce((a, b) => Math.max(a, b), -Infinity);
    const mostGain = shareOf(row, best) >= clear ? chance : 0;
    enterJunctions(before);
    for (let n = 0; n < nodes.length; n++) {
      const { phone, from } = nodes[n]!;
      const deficit = phone === OTHER ? -otherCost : row[phone]! - best;
      const isSound = phone !== OTHER && phone !== SILENCE;
      const gain = isSound ? Math.min(chance + deficit, mostGain) : 0;
      let came = entries[from]!;
      let origin = origins[from]!;
      for (let state = first[n]!; state <= last[n]!; state++) {
        const stayed = before.scores[state]!;
        after.scores[state] = Math.max(stayed, came) + deficit;
        after.evidence[state] = before.evidence[stayed >= came ? state : origin]! + gain;
        came = stayed;
        origin = state;
      }
    }
    const { passed, phone } = nodes[owner[bestOf(after.scores)]!]!;
    after.rest = passed === words && phone === SILENCE ? before.rest + 1 : 0;
    after.frames = before.frames + 1;
    return after;
  };

  return {
    begin,
    follow: (track, heard, from, to) => {
      let now = track;
      for (let frame = from; frame < to; frame++) now = step(now, heard, frame);
      return now;
    },
    margins: ({ scores }) => {
      const best = new Float64Array(words + 1).fill(IMPOSSIBLE);
      scores.forEach((score, state) => {
        const { passed } = nodes[owner[state]!]!;
        best[passed] = Math.max(best[passed]!, score);
      });
      return Array.from({ length: words }, (_, word) => {
        const said = best.subarray(word + 1).reduce((a, b) => Math.max(a, b));
        const unsaid = best.subarray(0, word + 1).reduce((a, b) => Math.max(a, b));
        return said - unsaid;
      });
    },
    evidence: ({ scores, evidence }) => evidence[bestOf(scores)]!,
  };
}

/** The share of one sound among all in a frame, 0 to 1; in noise it is small. */
function shareOf(scores: Float32Array, score: number): number {
  return 1 / scores.reduce((sum, other) => sum + Math.exp(other - score), 0);
}

function bestOf(scores: Float64Array): number {
  let best = 0;
  for (let i = 1; i < scores.length; i++) if (scores[i]! > scores[best]!) best = i;
  return best;
}
