import { classNames } from './class-names.ts';
import { poolPeaks, wavePath } from './wave-path.ts';

const WIDTH = 400;
const HEIGHT = 100;

const voices = {
  model: 'stroke-model [stroke-width:1.5px]',
  you: 'stroke-voice [stroke-width:2.75px]',
  ghost: 'stroke-model-soft [stroke-width:1.75px]',
  ink: 'stroke-current [stroke-width:2px]',
};

/**
 * A voice as vertical strokes, from its real peaks (0 to 1). Give it a height by class. Without a
 * label it is decoration; with one it is a picture for everyone.
 */
export function Waveform({
  peaks,
  voice,
  strokes = 68,
  label,
  draw = false,
  className,
}: {
  peaks: readonly number[];
  voice: keyof typeof voices;
  /** How many strokes at most. */
  strokes?: number;
  label?: string;
  /** Draws itself from left to right once. */
  draw?: boolean;
  className?: string;
}) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={classNames('waveform h-full w-full', draw && 'animate-draw', className)}
    >
      <path d={wavePath(poolPeaks(peaks, strokes), WIDTH, HEIGHT)} className={voices[voice]} />
    </svg>
  );
}
