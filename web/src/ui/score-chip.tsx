import { BandMark } from './band-mark.tsx';
import { type Band, bandLabels, bandText } from './bands.ts';
import { classNames } from './class-names.ts';

/** Shape, number and word together, so that color is never the only sign. */
export function ScoreChip({
  band,
  score,
  word = bandLabels[band],
}: {
  band: Band;
  score?: number;
  /** Empty to omit it, if shape and number are enough. */
  word?: string;
}) {
  return (
    <span
      className={classNames(
        'num inline-flex items-center gap-[7px] text-15 leading-none font-[650] whitespace-nowrap',
        bandText[band],
      )}
    >
      <BandMark band={band} />
      {score !== undefined && <span>{Math.round(score)}%</span>}
      {word && <span>{word}</span>}
    </span>
  );
}
