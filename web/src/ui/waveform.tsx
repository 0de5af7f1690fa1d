import { classNames } from './class-names.ts';

const WIDTH = 400;
const HEIGHT = 100;

const voices = {
  example: 'stroke-model [stroke-width:1.5px]',
  you: 'stroke-voice [stroke-width:2.75px]',
  ghost: 'stroke-model-soft [stroke-width:1.75px]',
  ink: 'stroke-current [stroke-width:2px]',
};

/**
 * A voice as vertical strokes, from its real peaks (0 to 1). Set its height by class. Decorative
 * without a label; with one it is an image.
 */
export function Waveform({
  peaks,
  voice,
  strokes = 68,
  label,
  className,
}: {
  peaks: readonly number[];
  voice: keyof typeof voices;
  /** The most strokes to draw. */
  strokes?: number;
  label?: string;
  className?: string;
}) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={classNames('waveform h-full w-full', className)}
    >
      <path d={wavePath(poolPeaks(peaks, strokes), WIDTH, HEIGHT)} className={voices[voice]} />
    </svg>
  );
}

/** The maximum of each interval, so that a long recording keeps its shape with few strokes. */
export function poolPeaks(peaks: readonly number[], count: number): number[] {
  if (peaks.length <= count) return [...peaks];
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * peaks.length) / count);
    const to = Math.floor(((index + 1) * peaks.length) / count);
    return Math.max(...peaks.slice(from, to));
  });
}

/** Minimum half height of a stroke: silence is drawn as a dot. */
const SMALLEST = 1;

/** Vertical strokes around the middle of a box; peaks from 0 to 1. */
export function wavePath(peaks: readonly number[], width: number, height: number): string {
  const middle = height / 2;
  const step = width / peaks.length;
  return peaks
    .map((peak, index) => {
      const half = Math.max(SMALLEST, Math.min(1, Math.max(0, peak)) * middle * 0.94);
      const x = ((index + 0.5) * step).toFixed(2);
      return `M${x} ${(middle - half).toFixed(1)}V${(middle + half).toFixed(1)}`;
    })
    .join('');
}
