import type { Movement, PitchContour } from '../analysis.ts';

/** Seconds between two points. */
const STEP = 0.02;
/** Semitones at the start and before the ending: pitch declines slowly along a sentence. */
const START = 1.5;
const BEFORE_ENDING = -1;
const FOCUS = 4;
const ENDING: Record<Movement, number> = { rise: 5, fall: -4, level: 0 };

export type ModelPlan = {
  /** Seconds: the first sound, the last stressed vowel, the end of the last sound. */
  start: number;
  nucleus: number;
  end: number;
  ending: Movement;
  /** The word that carries the focus, if there is one. */
  focus?: { start: number; end: number };
};

/** The target melody, drawn on the learner's own timing. */
export function drawModel({ start, nucleus, end, ending, focus }: ModelPlan): PitchContour {
  const times: number[] = [];
  const semitones: number[] = [];
  for (let time = start; time <= end; time += STEP) {
    const sunk = START + (BEFORE_ENDING - START) * progress(time, start, end);
    const peak = focus ? FOCUS * bump(progress(time, focus.start, focus.end)) : 0;
    const turn = ENDING[ending] * ease(progress(time, nucleus, end));
    times.push(round(time));
    semitones.push(round(sunk + peak + turn));
  }
  return { times, semitones };
}

function progress(time: number, from: number, to: number): number {
  return to > from ? (time - from) / (to - from) : 0;
}

/** One smooth hill over the word, zero outside. */
function bump(share: number): number {
  return share > 0 && share < 1 ? Math.sin(Math.PI * share) ** 2 : 0;
}

function ease(share: number): number {
  const inside = Math.min(1, Math.max(0, share));
  return inside * inside * (3 - 2 * inside);
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
