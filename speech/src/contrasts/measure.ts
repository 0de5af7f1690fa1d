import { SILENCE } from '../phonemes/phone-index.ts';
import type { AlignedPhone, FrameScores } from '../alignment/align.ts';
import type { DurationNorms } from '../observation/durations.ts';
import { strongPositions } from '../phonemes/strong-positions.ts';
import type { Clip, Observation } from '../observation/observe.ts';
import { clamp, mean } from '../signal/statistics.ts';
import { alternative, bestPath, type Path, type Window, windowAround } from './compete.ts';
import type { Contrast } from './confusions.ts';

/**
 * The inputs for measuring contrasts. They use the network's native output, which learned from
 * native speakers what a TH is; the other output learned it from labels of learners' speech. Adding
 * that one improved nothing on unseen voices.
 */
export type Heard = {
  clip: Clip;
  /** The expected sounds, aligned with the clip. */
  phones: readonly AlignedPhone[];
  /** For each of them, how well its frames fit every sound. */
  asPhone: readonly ArrayLike<number>[];
  /** See `strongPositions`. */
  strong: readonly boolean[];
  norms: DurationNorms;
  /** Mean of `log(frames)` minus the norm, over the whole take: how slowly it was said. */
  slowness: number;
  /** Mean log-posterior of the expected sounds. */
  certainty: number;
};

const LOWEST_FIT = -12;
const MOST_GAIN = 20;
const FEWEST_FRAMES = 3;

/** The measures of every contrast, in the order of `measureContrast`. */
export const MEASURES = [
  'gain',
  'gainAbove0',
  'gainPerFrame',
  'fitWhereAsked',
  'fitWhereInstead',
  'askedUnderBest',
  'insteadUnderBest',
  'bestFrame',
  'headGain',
  'headAsked',
  'headUnderBest',
  'lengthAsked',
  'lengthInstead',
  'lengthBefore',
  'lengthAfter',
  'shortest',
  'hiss',
  'meanHiss',
  'loudness',
  'plain',
  'first',
  'last',
  'certainty',
  'gainIfCertain',
] as const;

/** `symbols`: ARPAbet with stress digits, for each aligned phone. */
export function heardIn(
  { clip, alignment, heads, nativePosteriors }: Observation,
  symbols: readonly string[],
  norms: DurationNorms,
): Heard {
  const { phones } = alignment;
  const lengths = phones.map(
    ({ phone, start, end }) => (Math.log(end - start) - norms.mean[phone]!) / norms.sd[phone]!,
  );
  return {
    clip,
    phones,
    asPhone: heads.asPhone,
    strong: strongPositions(
      symbols,
      phones.map(({ word }) => word),
    ),
    norms,
    slowness: mean(lengths),
    certainty: mean(
      nativePosteriors.map((own, i) => Math.max(own.mean[phones[i]!.phone]!, LOWEST_FIT)),
    ),
  };
}

/** Undefined if the clip leaves no room for the expected sounds. */
export function measureContrast(heard: Heard, contrast: Contrast): number[] | undefined {
  const { clip, phones } = heard;
  const window = windowAround(phones, contrast.at, clip.scores.frames);
  const competition = compete(clip.nativeScores, window, contrast);
  if (!competition) return undefined;
  const { word } = phones[contrast.at]!;
  return [
    ...competition.measures,
    ...headMeasures(heard, contrast),
    ...lengthMeasures(heard, window, competition, contrast),
    ...soundMeasures(heard, window, competition),
    Number(heard.strong[contrast.at]),
    Number(phones[contrast.at - 1]?.word !== word),
    Number(phones[contrast.at + 1]?.word !== word),
    heard.certainty,
    competition.measures[0]! * Math.exp(heard.certainty),
  ];
}

type Competition = {
  measures: number[];
  asked: Path;
  instead: Path | undefined;
  insteadAt: number;
};

/** Aligns the window with and without the contrast and compares the results. */
function compete(scores: FrameScores, window: Window, contrast: Contrast): Competition | undefined {
  const asked = bestPath(scores, window, window.sounds);
  if (!asked) return undefined;
  const other = alternative(window, contrast);
  const instead = other.sounds.length ? bestPath(scores, window, other.sounds) : undefined;
  const at = asked.phones[window.at]!;
  const gain = clamp(instead ? instead.score - asked.score : -Infinity, -MOST_GAIN, MOST_GAIN);
  const expected = window.sounds[window.at]!.phone;
  const rivals = rivalsOf(window, contrast);
  const where = contrast.kind === 'dropped' ? undefined : instead?.phones[other.at];
  const fitOf = (phone: number, span: { start: number; end: number }) =>
    meanFit(scores, window.start + span.start, window.start + span.end, phone);
  const best = (span: { start: number; end: number }, candidates: readonly number[]) =>
    Math.max(...candidates.map((phone) => fitOf(phone, span)));
  const all = Array.from({ length: scores.classes }, (_, phone) => phone);
  const own = fitOf(expected, at);
  const measures = [
    gain / 5,
    Math.max(0, gain) / 5,
    clamp(gain / (at.end - at.start), -3, 3),
    contrast.kind === 'added' ? 0 : clamp(best(at, rivals) - own, -6, 6) / 2,
    where
      ? clamp(
          fitOf(contrast.instead, where) -
            (contrast.kind === 'added'
              ? best(where, neighborsOf(window, contrast))
              : fitOf(expected, where)),
          -6,
          6,
        ) / 2
      : 0,
    clamp(own - best(at, all), -6, 0) / 2,
    where ? clamp(fitOf(contrast.instead, where) - best(where, all), -6, 0) / 2 : 0,
    contrast.kind === 'exchanged' ? bestFrame(scores, window, at, contrast.instead, expected) : 0,
  ];
  return { measures, asked, instead, insteadAt: other.at };
}

/** Sounds that could fill the frames of the expected sound if it was not said. */
function rivalsOf(window: Window, contrast: Contrast): number[] {
  return contrast.kind === 'exchanged' ? [contrast.instead] : neighborsOf(window, contrast);
}

function neighborsOf({ sounds, at }: Window, { kind }: Contrast): number[] {
  const around = kind === 'added' ? [at, at + 1] : [at - 1, at + 1];
  return [SILENCE, ...around.flatMap((i) => sounds[i]?.phone ?? [])];
}

function meanFit(scores: FrameScores, start: number, end: number, phone: number): number {
  let sum = 0;
  for (let frame = start; frame < end; frame++) {
    sum += Math.max(LOWEST_FIT, scores.values[frame * scores.classes + phone]!);
  }
  return sum / Math.max(1, end - start);
}

function bestFrame(
  scores: FrameScores,
  window: Window,
  { start, end }: { start: number; end: number },
  instead: number,
  expected: number,
): number {
  let highest = -Infinity;
  for (let frame = window.start + start; frame < window.start + end; frame++) {
    const row = frame * scores.classes;
    highest = Math.max(highest, scores.values[row + instead]! - scores.values[row + expected]!);
  }
  return clamp(highest, -10, 10) / 3;
}

function headMeasures({ asPhone, phones }: Heard, { kind, at, instead }: Contrast): number[] {
  const scores = asPhone[at]!;
  const own = scores[phones[at]!.phone]!;
  return [
    kind === 'exchanged' ? clamp(scores[instead]! - own, -2, 2) : 0,
    clamp(own, -3, 3),
    clamp(own - Math.max(...Array.from(scores)), -3, 0),
  ];
}

function lengthMeasures(
  { norms, slowness }: Heard,
  window: Window,
  { asked, instead, insteadAt }: Competition,
  { kind }: Contrast,
): number[] {
  const lengthOf = (path: Path | undefined, i: number): number => {
    const sound = path?.phones[i];
    if (!sound) return 0;
    const z =
      (Math.log(sound.end - sound.start) - norms.mean[sound.phone]!) / norms.sd[sound.phone]!;
    return clamp(z - slowness, -4, 4) / 2;
  };
  const { start, end } = asked.phones[window.at]!;
  return [
    lengthOf(asked, window.at),
    kind === 'dropped' ? 0 : lengthOf(instead, insteadAt),
    lengthOf(asked, window.at - 1),
    lengthOf(asked, window.at + 1),
    Number(end - start <= FEWEST_FRAMES),
  ];
}

function soundMeasures({ clip }: Heard, window: Window, { asked }: Competition): number[] {
  const { start, end } = asked.phones[window.at]!;
  const cut = (values: Float32Array) => {
    const from = Math.min(window.start + start, values.length - 1);
    return values.subarray(from, Math.max(from + 1, window.start + end));
  };
  const hiss = cut(clip.hiss);
  const around = clip.loudness.subarray(window.start, window.end);
  return [
    Math.max(...hiss) / 10 + 1,
    mean(hiss) / 10 + 2,
    clamp(mean(cut(clip.loudness)) - mean(around), -20, 20) / 10,
  ];
}
