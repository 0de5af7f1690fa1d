import type { AnalyzedSyllable, StressModel } from '@saywell/contract';

export const CUES = ['Length', 'Pitch', 'Loudness'] as const;
type Cue = (typeof CUES)[number];
/** How loud the words of a sentence are against each other is not measured. */
export const WORD_CUES: readonly Cue[] = ['Length', 'Pitch'];

/** For each cue one height a part, from 0 to 1. */
export type Bars = Record<Cue, number[]>;

/** What fills a bar from the lowest syllable of the word up: an octave half, and 20 dB. */
const FULL_SEMITONES = 8;
const FULL_DB = 20;
/** The lowest is still seen. */
const LEAST = 0.12;

type Measured = { seconds: number; pitch: number | undefined; loudness: number };

export const learnersBars = (syllables: readonly AnalyzedSyllable[]): Bars =>
  barsOf(
    syllables.map(({ start, end, pitch, loudness }) => ({
      seconds: end - start,
      pitch,
      loudness,
    })),
  );

export const modelsBars = (model: StressModel): Bars =>
  barsOf(model.map(([ms, pitch, loudness]) => ({ seconds: ms / 1000, pitch, loudness })));

function barsOf(syllables: readonly Measured[]): Bars {
  const longest = Math.max(...syllables.map(({ seconds }) => seconds), 0.01);
  const pitches = syllables.flatMap(({ pitch }) => (pitch === undefined ? [] : [pitch]));
  const lowest = Math.min(...pitches);
  return {
    Length: syllables.map(({ seconds }) => bar(seconds / longest)),
    Pitch: syllables.map(({ pitch }) =>
      pitch === undefined ? LEAST : bar((pitch - lowest) / FULL_SEMITONES),
    ),
    Loudness: syllables.map(({ loudness }) => bar(1 + loudness / FULL_DB)),
  };
}

const bar = (height: number) => Math.min(1, Math.max(LEAST, height));
