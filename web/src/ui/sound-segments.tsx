import { BandMark } from './band-mark.tsx';
import type { Band } from './bands.ts';
import { classNames } from './class-names.ts';

/**
 * The segmented underline: one segment per sound or per syllable. Solid is clear, striped close,
 * hollow not yet, dotted unsure; `mark` ends it with the word's own mark. Decorative: put the
 * result into the name of the control it belongs to.
 */
export function SoundSegments({
  sounds,
  mark,
  size = 'm',
}: {
  sounds: Band[];
  mark?: Band;
  size?: 's' | 'm';
}) {
  const row = (
    <span
      aria-hidden
      className={classNames('flex w-full', size === 's' ? 'h-1.5 gap-0.5' : 'h-2 gap-[3px]')}
    >
      {sounds.map((band, index) => (
        <i key={index} className={`segment segment-${band}`} />
      ))}
    </span>
  );
  if (!mark) return row;
  return (
    <span className="flex h-4 items-center gap-1.5 md:h-[18px]">
      {row}
      <BandMark band={mark} size={17} />
    </span>
  );
}
