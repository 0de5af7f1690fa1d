import type { Analysis } from '@saywell/contract';
import type { PitchPoint } from '../../ui/contour-path.ts';

type Contour = Analysis['pitch'];

/** A voice that stops for longer than this is drawn as two lines. */
const LONGEST_GAP = 0.07;
/** Shorter runs are noise, not tune. */
const SHORTEST_RUN = 0.04;
/** At least so many semitones high, so that a flat voice is drawn flat. */
const SMALLEST_RANGE = 9;
const POINTS_PER_RUN = 24;

export type Tune = {
  model: PitchPoint[][];
  learner: PitchPoint[][];
  /** Brings a time of the recording to the picture's 0 to 1. */
  place: (seconds: number) => number;
};

/** Both melodies on one scale, from the first word to the last. */
export function tuneOf(
  learner: Contour,
  model: Contour,
  span: { start: number; end: number },
): Tune {
  const length = Math.max(0.1, span.end - span.start);
  const place = (seconds: number) => Math.min(1, Math.max(0, (seconds - span.start) / length));
  const all = [...learner.semitones, ...model.semitones];
  const low = Math.min(...all);
  const range = Math.max(SMALLEST_RANGE, Math.max(...all) - low);
  const middle = low + (Math.max(...all) - low) / 2;
  const pitch = (semitones: number) => 0.5 + (semitones - middle) / range;
  const draw = (contour: Contour) =>
    runsOf(contour).map((run) =>
      thinned(run).map(({ time, semitones }) => ({ time: place(time), pitch: pitch(semitones) })),
    );
  return { model: draw(model), learner: draw(learner), place };
}

type Frame = { time: number; semitones: number };

function runsOf({ times, semitones }: Contour): Frame[][] {
  const runs: Frame[][] = [];
  times.forEach((time, index) => {
    const frame = { time, semitones: semitones[index] ?? 0 };
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && time - before.time <= LONGEST_GAP) run.push(frame);
    else runs.push([frame]);
  });
  return runs.filter((run) => (run.at(-1)?.time ?? 0) - (run[0]?.time ?? 0) >= SHORTEST_RUN);
}

/** Fewer points, each the mean of its neighbourhood: the tune without the tremble. */
function thinned(run: Frame[]): Frame[] {
  const step = Math.max(1, Math.ceil(run.length / POINTS_PER_RUN));
  const points: Frame[] = [];
  for (let start = 0; start < run.length; start += step) {
    const part = run.slice(start, start + step);
    points.push({
      time: mean(part.map(({ time }) => time)),
      semitones: mean(part.map(({ semitones }) => semitones)),
    });
  }
  const last = run.at(-1);
  if (last && step > 1) points.push(last);
  return points;
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
