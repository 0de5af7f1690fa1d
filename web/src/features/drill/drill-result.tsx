import { bandText } from '../../ui/bands.ts';
import { BandMark } from '../../ui/band-mark.tsx';
import { type Drill, isPassed, isUnjudged } from './drill.ts';
import { typographic } from '../../ui/typographic.ts';

/** What came of a drill, for the phrase that its word is from. */
export function DrillResult({ drill }: { drill: Drill }) {
  const { of, tries } = drill;
  if (tries.length === 0 && !isUnjudged(drill)) return null;
  const band = isPassed(drill) ? 'clear' : tries.length > 0 ? 'close' : 'unsure';
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 text-15">
      <BandMark band={band} />
      <span>
        <i className="font-display text-17 font-medium">{typographic(of.word)}</i> alone:{' '}
        <span className={`font-[650] ${bandText[band]}`}>{resultOf(drill)}</span>
      </span>
    </p>
  );
}

export function resultOf(drill: Pick<Drill, 'tries'>): string {
  if (drill.tries.length === 0) return 'not sure';
  if (isPassed(drill)) return 'passed three times in a row';
  const passed = drill.tries.filter((one) => one.passed).length;
  if (passed === 0) return 'not yet';
  return `passed ${passed} of ${drill.tries.length} ${drill.tries.length === 1 ? 'try' : 'tries'}`;
}
