import { classNames } from '../../ui/class-names.ts';
import { typographic } from '../../ui/typographic.ts';
import { type LinePace, rateOf } from './line-pace.ts';

export type PacedLine = {
  line: number;
  phrase: string;
  yours: LinePace;
  /** Absent until it is known. */
  model: LinePace | undefined;
};

/** How each line went by in time, the learner’s above the model’s; the gaps are pauses. */
export function PacePicture({ lines }: { lines: readonly PacedLine[] }) {
  const longest = Math.max(
    ...lines.flatMap(({ yours, model }) => [yours.seconds, model?.seconds ?? 0]),
  );
  return (
    <figure className="grid gap-4">
      <figcaption className="grid gap-2 text-15 text-ink-2">
        <span className="flex flex-wrap gap-x-5 gap-y-1">
          <Key bar={<Bar pace={WHOLE} longest={1} of="you" />}>You</Key>
          <Key bar={<Bar pace={WHOLE} longest={1} of="model" />}>Model</Key>
          <Key bar={<Bar pace={BROKEN} longest={1} of="you" />}>A gap is a pause</Key>
        </span>
        <span>The longer the bar, the longer it took. The numbers are syllables a second.</span>
      </figcaption>
      <ol className="grid gap-3.5">
        {lines.map((one) => (
          <li key={one.line} className="grid gap-1" aria-label={labelOf(one)}>
            <span aria-hidden lang="en-US" className="text-15 text-ink-2">
              <span className="num font-semibold">{one.line + 1}</span> {typographic(one.phrase)}
            </span>
            <Row pace={one.yours} longest={longest} of="you" />
            {one.model && <Row pace={one.model} longest={longest} of="model" />}
          </li>
        ))}
      </ol>
    </figure>
  );
}

type BarProps = { pace: Pick<LinePace, 'stretches'>; longest: number; of: 'you' | 'model' };

const WHOLE: BarProps['pace'] = { stretches: [[0, 1]] };
const BROKEN: BarProps['pace'] = {
  stretches: [
    [0, 0.35],
    [0.65, 1],
  ],
};

const Row = ({ pace, ...rest }: BarProps & { pace: LinePace }) => (
  <span aria-hidden className="grid grid-cols-[minmax(0,1fr)_2.5rem] items-center gap-3">
    <Bar pace={pace} {...rest} />
    <span className={classNames('num text-15', rest.of === 'you' && 'font-[650]')}>
      {figure(rateOf([pace]))}
    </span>
  </span>
);

/** The learner’s is the thicker one: color is not the only sign. */
function Bar({ pace: { stretches }, longest, of }: BarProps) {
  const percent = (seconds: number) => `${(100 * seconds) / longest}%`;
  return (
    <span className="relative block h-3 w-full">
      {stretches.map(([from, to]) => (
        <i
          key={from}
          style={{ left: percent(from), width: percent(to - from) }}
          className={classNames(
            'paint absolute top-1/2 -translate-y-1/2 rounded-[2px] forced-colors:border',
            of === 'you' ? 'h-3 bg-voice' : 'h-1.5 bg-model',
          )}
        />
      ))}
    </span>
  );
}

const Key = ({ bar, children }: { bar: React.ReactNode; children: string }) => (
  <span className="flex items-center gap-2">
    <span aria-hidden className="w-8">
      {bar}
    </span>
    {children}
  </span>
);

const figure = (rate: number | null) => rate?.toFixed(1) ?? '';

function labelOf({ line, phrase, yours, model }: PacedLine): string {
  const told = (pace: LinePace) =>
    `${figure(rateOf([pace]))} syllables a second, ${pace.pauses === 1 ? '1 pause' : `${pace.pauses} pauses`}`;
  return `Line ${line + 1}, ${phrase} You: ${told(yours)}.${model ? ` The model: ${told(model)}.` : ''}`;
}
