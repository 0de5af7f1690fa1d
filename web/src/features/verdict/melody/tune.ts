import type { Analysis } from '@saywell/contract';
import type { PitchPoint } from '../../../ui/contour.tsx';
import type { Span } from '../playback/columns.ts';

export type Pitch = Analysis['pitch'];

/** The example's own melody and when each of its words is said. */
export type ExampleTune = { pitch: Pitch; words: readonly (Span & { ipa: string })[] };

/** A voice that stops for longer than this is drawn as two lines; shorter is a consonant. */
const LONGEST_GAP = 0.16;
/** A leap over a gap that no tune makes. */
const WIDEST_LEAP = 7;
/** Shorter runs are noise, not tune. */
const SHORTEST_RUN = 0.05;
/** What a listener hears as one movement, in seconds either side. */
const SMOOTHING = 0.045;
const STEP = 0.02;
/** At least so many semitones high, so that a flat voice is drawn flat. */
const SMALLEST_RANGE = 9;

export type Tune = {
  aim: PitchPoint[][];
  learner: PitchPoint[][];
  /** Brings a time of the recording to the picture's 0 to 1. */
  place: (seconds: number) => number;
};

/** Both melodies on one scale, from the first word to the last. */
export function tuneOf(learner: Pitch, aim: Pitch, span: Span): Tune {
  const length = Math.max(0.1, span.end - span.start);
  const place = (seconds: number) => Math.min(1, Math.max(0, (seconds - span.start) / length));
  const [mine, aimed] = [smoothRuns(learner, span), smoothRuns(aim, span)];
  const all = [...mine, ...aimed].flat().map(({ semitones }) => semitones);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const range = Math.max(SMALLEST_RANGE, high - low);
  const pitch = (semitones: number) => 0.5 + (semitones - (low + high) / 2) / range;
  const draw = (runs: Frame[][]) =>
    runs.map((run) =>
      run.map(({ time, semitones }) => ({ time: place(time), pitch: pitch(semitones) })),
    );
  return { aim: draw(aimed), learner: draw(mine), place };
}

type Frame = { time: number; semitones: number };

function smoothRuns({ times, semitones }: Pitch, span: Span): Frame[][] {
  const frames = times
    .map((time, index) => ({ time, semitones: semitones[index] ?? 0 }))
    .filter(({ time }) => time >= span.start - STEP && time <= span.end + STEP);
  return runsOf(frames).map(smooth);
}

function runsOf(frames: readonly Frame[]): Frame[][] {
  const runs: Frame[][] = [];
  for (const frame of frames) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const goesOn =
      before &&
      frame.time - before.time <= LONGEST_GAP &&
      Math.abs(frame.semitones - before.semitones) <= WIDEST_LEAP;
    if (run && goesOn) run.push(frame);
    else runs.push([frame]);
  }
  return runs.filter((run) => run.at(-1)!.time - run[0]!.time >= SHORTEST_RUN);
}

/** The tune without the tremble: at even steps, the mean of what is near, the nearest most. */
function smooth(run: readonly Frame[]): Frame[] {
  const [start, end] = [run[0]!.time, run.at(-1)!.time];
  const steps = Math.max(1, Math.round((end - start) / STEP));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const time = start + ((end - start) * step) / steps;
    let [sum, weights] = [0, 0];
    for (const frame of run) {
      const weight = Math.exp(-(((frame.time - time) / SMOOTHING) ** 2) / 2);
      sum += weight * frame.semitones;
      weights += weight;
    }
    return { time, semitones: sum / weights };
  });
}

type Anchor = { from: number; to: number };

/**
 * When a moment of one reading comes in another: words lie on words, and pauses on pauses. Nothing
 * for a moment outside them, or where fewer than two edges of words are known in both.
 */
export function timeMap(
  from: readonly Span[],
  to: readonly (Span | undefined)[],
): (seconds: number) => number | undefined {
  const anchors: Anchor[] = [];
  for (const [index, span] of from.entries()) {
    const other = to[index];
    if (!other) continue;
    for (const anchor of [
      { from: span.start, to: other.start },
      { from: span.end, to: other.end },
    ]) {
      const last = anchors.at(-1);
      if (!last || (anchor.from > last.from && anchor.to >= last.to)) anchors.push(anchor);
    }
  }
  return (seconds) => {
    const after = anchors.findIndex((anchor) => anchor.from >= seconds);
    const [before, next] = [anchors[Math.max(0, after - 1)], anchors[Math.max(after, 1)]];
    if (after < 0 || !before || !next || seconds < before.from) return undefined;
    return (
      before.to + ((seconds - before.from) / (next.from - before.from)) * (next.to - before.to)
    );
  };
}

/** The example's tune on the learner's timing. Words that were not said have none. */
export function laidOn(
  pitch: Pitch,
  words: readonly Span[],
  learner: readonly (Span | undefined)[],
): Pitch {
  const map = timeMap(words, learner);
  const left = words.filter((_, index) => !learner[index]);
  const laid: Pitch = { times: [], semitones: [] };
  pitch.times.forEach((time, index) => {
    const unsaid = left.some(({ start, end }) => time >= start && time < end);
    const there = unsaid ? undefined : map(time);
    if (there === undefined) return;
    laid.times.push(there);
    laid.semitones.push(pitch.semitones[index] ?? 0);
  });
  return laid;
}

const EDGE = 0.12;

/** How far a voice moved from one moment to another, in semitones; nothing where it was silent. */
export function movementIn(pitch: Pitch, { start, end }: Span): number | undefined {
  const frames = runsOf(
    pitch.times
      .map((time, index) => ({ time, semitones: pitch.semitones[index] ?? 0 }))
      .filter(({ time }) => time >= start && time <= end),
  ).flatMap(smooth);
  const [first, last] = [frames[0], frames.at(-1)];
  if (!first || !last || last.time - first.time < EDGE) return undefined;
  const heights = frames.slice(0, -1).map(({ semitones }) => semitones);
  const up = last.semitones - Math.min(...heights);
  const down = Math.max(...heights) - last.semitones;
  return up > down ? up : -down;
}
