import { isVowel } from '../phonemes/phone-index.ts';
import { deviation, mean, median, percentile } from '../signal/statistics.ts';
import { type DurationNorms, durationScores } from '../observation/durations.ts';
import { matchOf } from '../observation/match.ts';
import type { Observation } from '../observation/observe.ts';

/** A gap between sounds counts as a pause from 150 ms. */
const PAUSE_FRAMES = 15;
const NO_VOWELS = [8, 8];

/** The scorer's 29 inputs about the whole clip, in the order of training. */
export function utteranceFeatures(observation: Observation, norms: DurationNorms): Float32Array {
  const { alignment, heads } = observation;
  const { phones } = alignment;
  const { z } = durationScores(observation, norms);
  const match = matchOf(observation);
  const melody = melodyFeatures(observation);
  const features = [
    ...rateFeatures(observation),
    mean(z),
    deviation(z),
    mean(z.map(Math.abs)),
    5 * mean(z.map((value) => Number(value > 2))),
    5 * mean(z.map((value) => Number(value < -2))),
    ...melody.range,
    vowelRhythm(observation),
    vowelLoudnessSpread(observation),
    vowelPitchSpread(observation),
    Math.log(phones.length),
    phones[0]!.start / 100,
    (10 * alignment.score) / 50,
    0, // Placeholder for a removed measure; the scorer still expects the column.
    match.deficit / 3,
    match.certainty / 3,
    melody.finalFall,
    mean(z.slice(-3)),
    ...heads.utterance,
    match.nativeCertainty / 3,
  ];
  return Float32Array.from(features, (value) => (Number.isFinite(value) ? value : 0));
}

/**
 * Sounds per second with and without pauses; the number of pauses, their share of the time, the
 * longest.
 */
function rateFeatures({ alignment: { phones } }: Observation): number[] {
  const seconds = (phones.at(-1)!.end - phones[0]!.start) / 100;
  const spoken = phones.reduce((sum, { start, end }) => sum + end - start, 0) / 100;
  const gaps = phones.slice(1).map(({ start }, i) => Math.max(0, start - phones[i]!.end));
  const pauses = gaps.filter((gap) => gap >= PAUSE_FRAMES);
  return [
    phones.length / seconds / 10,
    phones.length / Math.max(0.1, spoken) / 10,
    (pauses.length / phones.length) * 5,
    pauses.reduce((sum, gap) => sum + gap, 0) / 100 / seconds,
    Math.log1p(Math.max(0, ...gaps)) / 3,
  ];
}

/** Share of voiced frames, spread and range of pitch; how far the last fifth is from the rest. */
function melodyFeatures({ clip: { pitch }, alignment: { phones } }: Observation) {
  const spoken = pitch.hz.subarray(Math.max(0, phones[0]!.start - 1), phones.at(-1)!.end);
  const voiced = spoken.filter((hz) => hz > 0);
  const semitones = voiced.length > 3 ? Array.from(voiced, toSemitones) : [0];
  const tail = semitones.slice(-Math.max(1, Math.floor(semitones.length / 5)));
  return {
    range: [
      spoken.length ? voiced.length / spoken.length : 0,
      deviation(semitones) / 3,
      (percentile(semitones, 95) - percentile(semitones, 5)) / 10,
    ],
    finalFall: (mean(tail) - mean(semitones)) / 12,
  };
}

/** Normalized pairwise variability of vowel lengths: high in stress-timed speech. */
function vowelRhythm({ alignment: { phones } }: Observation): number {
  const measured = phones.filter(({ phone }) => isVowel(phone)).map((p) => p.end - p.start);
  const lengths = measured.length > 1 ? measured : NO_VOWELS;
  const pairs = lengths.slice(1).map((length, i) => {
    const before = lengths[i]!;
    return Math.abs(length - before) / ((length + before) / 2);
  });
  return mean(pairs);
}

function vowelLoudnessSpread({ clip: { pitch }, alignment: { phones } }: Observation): number {
  const levels = phones
    .filter(({ phone, start }) => isVowel(phone) && start < pitch.rms.length)
    .map(({ start, end }) => Math.log(mean(pitch.rms.subarray(start, end)) + 1));
  return deviation(levels);
}

function vowelPitchSpread({ clip: { pitch }, alignment: { phones } }: Observation): number {
  const heights = phones
    .filter(({ phone }) => isVowel(phone))
    .map(({ start, end }) => pitch.hz.subarray(start, end).filter((hz) => hz > 0))
    .filter((voiced) => voiced.length > 1)
    .map((voiced) => toSemitones(median(voiced)));
  return deviation(heights) / 3;
}

function toSemitones(hz: number): number {
  return 12 * Math.log2(hz);
}
