import { SAMPLE_RATE } from '../recording/resample.ts';
import { type Autocorrelations, autocorrelate } from './autocorrelation.ts';

export type TrackSettings = {
  /** Length in samples; longer for low voices. */
  window: number;
  floorHz: number;
  ceilingHz: number;
  lowPassHz: number;
  /** Penalty at the longest lag, rising from 0 at the shortest: prefers the higher octave. */
  tilt: number;
  /** Cost of an unvoiced frame. */
  unvoiced: number;
  /** Cost of a jump by an octave between neighboring frames. */
  jump: number;
  /** Interpolates a peak between two lags, with a parabola through its neighbors. */
  refine: boolean;
};

export type PitchTrack = {
  /** Hz for each 10 ms frame, 0 if unvoiced. */
  hz: Float32Array;
  rms: Float32Array;
};

const CANDIDATES = 5;
/** Cost of a change between voiced and unvoiced. */
const SWITCH = 0.15;

/** A possible pitch of one frame. */
type Candidate = { octave: number; cost: number };

/** The smoothest path through the strongest autocorrelation peaks of each frame. */
export function trackPitch(samples: Float32Array, settings: TrackSettings): PitchTrack {
  const shortest = Math.floor(SAMPLE_RATE / settings.ceilingHz);
  const longest = Math.floor(SAMPLE_RATE / settings.floorHz);
  const correlations = autocorrelate(samples, { ...settings, lags: longest });
  const candidates = Array.from({ length: correlations.frames }, (_, frame) =>
    findCandidates(correlations, frame, shortest, settings),
  );
  const path = bestPath(candidates, settings);
  const hz = new Float32Array(correlations.frames);
  path.forEach((choice, frame) => {
    const candidate = candidates[frame]![choice];
    if (candidate) hz[frame] = 2 ** candidate.octave;
  });
  return { hz, rms: correlations.rms };
}

function findCandidates(
  { lags, values }: Autocorrelations,
  frame: number,
  shortest: number,
  { tilt, refine }: TrackSettings,
): Candidate[] {
  const row = frame * lags;
  const span = lags - shortest - 1;
  const height = (lag: number) => values[row + lag]! - (tilt * (lag - shortest)) / span;
  const peaks: Candidate[] = [];
  for (let lag = shortest + 1; lag < lags - 1; lag++) {
    const here = height(lag);
    const before = height(lag - 1);
    const after = height(lag + 1);
    if (!(here > before && here > after)) continue;
    const curve = before - 2 * here + after;
    const shift = refine ? Math.max(-0.5, Math.min(0.5, (0.5 * (before - after)) / curve)) : 0;
    peaks.push({ octave: Math.log2(SAMPLE_RATE / (lag + shift)), cost: 1 - here });
  }
  return peaks.toSorted((a, b) => a.cost - b.cost).slice(0, CANDIDATES);
}

/** For each frame the index of the chosen candidate; one past the last means unvoiced. */
function bestPath(candidates: Candidate[][], { unvoiced, jump }: TrackSettings): number[] {
  const costOf = (frame: number, choice: number) => candidates[frame]![choice]?.cost ?? unvoiced;
  const move = (frame: number, from: number, to: number) => {
    const before = candidates[frame - 1]![from];
    const now = candidates[frame]![to];
    if (before && now) return jump * Math.abs(before.octave - now.octave);
    return before || now ? SWITCH : 0;
  };
  let totals = Array.from({ length: candidates[0]!.length + 1 }, (_, k) => costOf(0, k));
  const cameFrom: number[][] = [[]];
  for (let frame = 1; frame < candidates.length; frame++) {
    const origin: number[] = [];
    const previous = totals;
    totals = Array.from({ length: candidates[frame]!.length + 1 }, (_, to) => {
      let best = 0;
      let lowest = Infinity;
      previous.forEach((total, from) => {
        const cost = total + move(frame, from, to);
        if (cost < lowest) {
          lowest = cost;
          best = from;
        }
      });
      origin[to] = best;
      return lowest + costOf(frame, to);
    });
    cameFrom.push(origin);
  }
  let choice = totals.indexOf(Math.min(...totals));
  const path: number[] = [];
  for (let frame = candidates.length - 1; frame >= 0; frame--) {
    path[frame] = choice;
    choice = cameFrom[frame]![choice] ?? 0;
  }
  return path;
}
