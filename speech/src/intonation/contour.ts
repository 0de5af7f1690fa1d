import type { PitchTrack } from '../pitch/track.ts';
import { median, percentile } from '../signal/statistics.ts';

/** Semitones around the speaker's median for each 10 ms frame; NaN without a reliable pitch. */
export type Contour = Float64Array;

const ENOUGH_VOICED = 8;
/** Anything farther from the median is an octave error, not melody. */
const WIDEST_SEMITONES = 11;
/** Creak and the room's echo are this far below the loud part of the clip, in dB. */
const QUIET_DB = 32;
const SHORTEST_RUN = 4;

/** Removes what is not melody: octave errors, creak, echo, isolated frames. */
export function cleanContour({ hz, rms }: PitchTrack): Contour {
  const contour = new Float64Array(hz.length).fill(NaN);
  if (hz.filter((value) => value > 0).length < ENOUGH_VOICED) return contour;
  const semitones = Array.from(hz, (value) => (value > 0 ? 12 * Math.log2(value) : NaN));
  const center = median(semitones.filter(isVoiced));
  const loudness = Array.from(rms, (value) => 20 * Math.log10(value + 1));
  const floor = percentile(loudness, 95) - QUIET_DB;
  semitones.forEach((value, frame) => {
    if (loudness[frame]! >= floor) contour[frame] = value;
  });
  splitAtLeaps(contour);
  smoothRuns(contour);
  joinOctaves(contour);
  contour.forEach((value, frame) => {
    if (Math.abs(value - center) > WIDEST_SEMITONES) contour[frame] = NaN;
  });
  dropFinalCreak(contour);
  const middle = median(contour.filter(isVoiced));
  return contour.map((value) => value - middle);
}

export function isVoiced(value: number): boolean {
  return !Number.isNaN(value);
}

type Run = { start: number; end: number };

function voicedRuns(contour: Contour): Run[] {
  const runs: Run[] = [];
  contour.forEach((value, frame) => {
    if (!isVoiced(value)) return;
    const last = runs.at(-1);
    if (last?.end === frame) last.end = frame + 1;
    else runs.push({ start: frame, end: frame + 1 });
  });
  return runs;
}

/** No voice moves this many semitones in 10 ms; the tracker changed octaves there. */
const LEAP = 5;

/** Inserts a gap at a leap, so that the two sides are judged separately. */
function splitAtLeaps(contour: Contour): void {
  const leaps = Array.from(contour.keys()).filter(
    (frame) => Math.abs(contour[frame]! - contour[frame - 1]!) > LEAP,
  );
  for (const frame of leaps) contour[frame] = NaN;
}

/** A final run of up to this many frames can be creak, whose pulses are not melody. */
const LONGEST_CREAK = 25;
/** Creak drops or leaps by this much relative to the voice just before. */
const CREAK_DROP = 5.5;
const BEFORE_CREAK = 8;

/** Many voices end in creak, which looks like a plunge, or like a leap to its own octave. */
function dropFinalCreak(contour: Contour): void {
  const runs = voicedRuns(contour);
  const last = runs.at(-1);
  const before = runs.at(-2);
  if (!last || !before || last.end - last.start > LONGEST_CREAK) return;
  const settled = median(
    contour.slice(Math.max(before.start, before.end - BEFORE_CREAK), before.end),
  );
  const start = median(contour.slice(last.start, Math.min(last.end, last.start + SHORTEST_RUN)));
  const leaps = last.start - before.end <= 2 && Math.abs(start - settled) > CREAK_DROP;
  if (leaps) contour.fill(NaN, last.start, last.end);
}

/** Median of five inside each run; runs too short to be speech are removed. */
function smoothRuns(contour: Contour): void {
  for (const { start, end } of voicedRuns(contour)) {
    const run = contour.slice(start, end);
    for (let i = 0; i < run.length; i++) {
      contour[start + i] =
        run.length < SHORTEST_RUN ? NaN : median(run.slice(Math.max(0, i - 2), i + 3));
    }
  }
}

/** A run that starts about an octave away from the last one was tracked in the wrong octave. */
function joinOctaves(contour: Contour): void {
  let level: number | undefined;
  for (const { start, end } of voicedRuns(contour)) {
    const run = contour.subarray(start, end);
    let middle = median(run);
    if (level !== undefined) {
      const before = level;
      const shift = [12, -12].find((octave) => Math.abs(middle + octave - before) < 4);
      if (shift !== undefined) {
        for (let i = 0; i < run.length; i++) run[i]! += shift;
        middle += shift;
      }
    }
    level = level === undefined ? middle : 0.7 * level + 0.3 * middle;
  }
}
