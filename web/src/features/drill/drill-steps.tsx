import { DRILL_PASSES } from '@saywell/contract';
import { BandMark } from '../../ui/band-mark.tsx';
import { type Drill, passesInARow } from './drill.ts';

/** A mark for each pass in a row, and a dotted ring for each that is still to come. */
export function DrillSteps({ drill }: { drill: Drill }) {
  const passes = Math.min(DRILL_PASSES, passesInARow(drill));
  return (
    <p className="num flex items-center gap-2 text-15 text-ink-2">
      <span aria-hidden className="flex gap-1 text-ink-3">
        {Array.from({ length: DRILL_PASSES }, (_, at) => (
          <BandMark key={at} band={at < passes ? 'clear' : 'unsure'} size={20} />
        ))}
      </span>
      {passes} of {DRILL_PASSES} in a row
    </p>
  );
}
