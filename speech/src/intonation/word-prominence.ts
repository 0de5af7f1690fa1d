import { isVowel } from '../phonemes/phone-index.ts';
import type { AlignedPhone } from '../alignment/align.ts';
import { clamp, deviation, mean, percentile } from '../signal/statistics.ts';
import { type Contour, isVoiced } from './contour.ts';
import type { Melody } from './melody.ts';

/** Pitch declines slowly over a sentence; a steeper decline is melody, not declination. */
const STEEPEST_DECLINATION = 3;
const LEAD_IN = 3;
/** Every sentence ends longer, and lower or higher, so its last word seems to stand out. */
const LAST_WORD = 0.25;

const COLUMNS = [
  { key: 'peak', weight: 0.45, leastSpread: 0.8 },
  { key: 'range', weight: 0.15, leastSpread: 0.8 },
  { key: 'loudness', weight: 0.25, leastSpread: 2 },
  { key: 'length', weight: 0.15, leastSpread: 0.5 },
] as const;

type Measures = Record<(typeof COLUMNS)[number]['key'], number>;

/** How much each word stands out from the others, about 0 on average. */
export function wordProminence({ phones, durations, contour, rms }: Melody): Map<number, number> {
  const words = [...new Set(phones.map(({ word }) => word))];
  const sinking = declination(contour);
  const level = contour.map((value, frame) => value - sinking(frame));
  const measures = words.map((word) => measureWord(word, phones, durations, level, rms));
  const columns = COLUMNS.map(({ key, weight, leastSpread }) => {
    const values = fillGaps(measures.map((measure) => measure[key]));
    const center = mean(values);
    const spread = deviation(values) + leastSpread;
    return values.map((value) => (weight * (value - center)) / spread);
  });
  return new Map(
    words.map((word, i) => {
      const total = columns.reduce((sum, column) => sum + column[i]!, 0);
      return [word, i === words.length - 1 ? total - LAST_WORD : total];
    }),
  );
}

function measureWord(
  word: number,
  phones: AlignedPhone[],
  durations: number[],
  level: Contour,
  rms: Float32Array,
): Measures {
  const own = phones
    .map((phone, i) => ({ ...phone, z: durations[i]! }))
    .filter((p) => p.word === word);
  const vowels = own.filter(({ phone }) => isVowel(phone));
  const carriers = vowels.length ? vowels : own;
  const melody = level
    .slice(Math.max(0, carriers[0]!.start - LEAD_IN), own.at(-1)!.end)
    .filter(isVoiced);
  const high = melody.length > 3 ? percentile(melody, 90) : NaN;
  return {
    peak: high,
    range: high - percentile(melody, 10),
    loudness: Math.max(
      ...carriers.map(({ start, end }) => mean(Array.from(rms.slice(start, end), toDecibels))),
    ),
    length: Math.max(...carriers.map(({ z }) => z)),
  };
}

function toDecibels(rms: number): number {
  return 20 * Math.log10(rms + 1);
}

/** Missing values count as the lowest measured one. */
function fillGaps(values: number[]): number[] {
  const measured = values.filter(isVoiced);
  const lowest = measured.length ? Math.min(...measured) : 0;
  return values.map((value) => (isVoiced(value) ? value : lowest));
}

/** The declination line, as a function of the frame. */
function declination(contour: Contour): (frame: number) => number {
  const frames: number[] = [];
  contour.forEach((value, frame) => {
    if (isVoiced(value)) frames.push(frame);
  });
  if (frames.length <= 20) return () => 0;
  const middle = mean(frames);
  const level = mean(frames.map((frame) => contour[frame]!));
  const spread = frames.reduce((sum, frame) => sum + (frame - middle) ** 2, 0);
  const slope =
    frames.reduce((sum, frame) => sum + (frame - middle) * (contour[frame]! - level), 0) / spread;
  const center = level + slope * ((contour.length - 1) / 2 - middle);
  return (frame) =>
    clamp(
      level + slope * (frame - middle),
      center - STEEPEST_DECLINATION,
      center + STEEPEST_DECLINATION,
    );
}
