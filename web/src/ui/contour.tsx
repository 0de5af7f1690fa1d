import { type Band, bandText } from './bands.ts';

const VIEW = { width: 490, height: 236 };
const RIBBON = 24;
const AREA = { left: 20, top: 20, width: 450, height: 165 };

export type ContourWord = { text: string; from: number; to: number; band: Band };

/**
 * The tune of a phrase: the model as a wide ribbon with a dotted centre, the learner as a line that
 * ends in a dot. Runs are the voiced stretches; no axes, so `label` and the text beside it say what
 * it means.
 */
export function Contour({
  model,
  learner,
  words,
  flagged,
  label,
}: {
  model: PitchPoint[][];
  learner: PitchPoint[][];
  words: ContourWord[];
  /** The stretch to look at, as times. */
  flagged?: { from: number; to: number };
  label: string;
}) {
  const x = (time: number) => AREA.left + time * AREA.width;
  const last = learner.at(-1)?.at(-1);
  const end = last && placePoint(last, AREA);
  // The ribbon is wide and ends round: the last stretch has to reach past its end.
  const edge = (time: number) => x(time) + (time >= 1 ? RIBBON / 2 + 4 : 0);
  return (
    <svg
      viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
      role="img"
      aria-label={label}
      className="contour h-auto w-full overflow-visible"
    >
      {flagged && (
        <rect
          x={x(flagged.from)}
          y="6"
          width={edge(flagged.to) - x(flagged.from)}
          height="192"
          rx="8"
          className="fill-notyet-tint"
        />
      )}
      {words.slice(1).map(({ from }) => (
        <path
          key={from}
          d={`M${x(from)} 10V196`}
          strokeDasharray="2 4"
          className="stroke-line-strong opacity-45"
        />
      ))}
      {model.map((run, index) => {
        const path = contourPath(run, AREA);
        return (
          <g key={index}>
            <path d={path} strokeWidth={RIBBON} className="stroke-model-soft opacity-70" />
            <path d={path} strokeWidth="1.75" strokeDasharray="1 5" className="stroke-model" />
          </g>
        );
      })}
      {learner.map((run, index) => (
        <path key={index} d={contourPath(run, AREA)} strokeWidth="4" className="stroke-voice" />
      ))}
      {end && <circle cx={end.x} cy={end.y} r="7" className="fill-voice" />}
      <g fontWeight="600" textAnchor="middle" className="font-text text-[21px] md:text-[17px]">
        {words.map(({ text, from, to, band }) => (
          <text
            key={from}
            x={(x(from) + x(to)) / 2}
            y="226"
            fill="currentColor"
            className={bandText[band]}
          >
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}

export function ContourLegend() {
  return (
    <div className="flex flex-wrap gap-x-4.5 gap-y-1 text-15 text-ink-2">
      <span className="inline-flex items-center gap-2">
        <svg width="30" height="14" strokeLinecap="round" aria-hidden>
          <path d="M7 7h16" strokeWidth="13" className="stroke-model-soft" />
          <path d="M3 7h24" strokeWidth="1.75" strokeDasharray="1 5" className="stroke-model" />
        </svg>
        Model
      </span>
      <span className="inline-flex items-center gap-2">
        <svg width="30" height="14" strokeLinecap="round" aria-hidden>
          <path d="M3 7h20" strokeWidth="4" className="stroke-voice" />
          <circle cx="24" cy="7" r="5" className="fill-voice" />
        </svg>
        You
      </span>
    </div>
  );
}

/** One moment of a voice: time and height, both from 0 to 1. */
export type PitchPoint = { time: number; pitch: number };

type Area = { left: number; top: number; width: number; height: number };
type Spot = { x: number; y: number };

export function placePoint({ time, pitch }: PitchPoint, area: Area): Spot {
  return { x: area.left + time * area.width, y: area.top + (1 - pitch) * area.height };
}

const at = ({ x, y }: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A smooth line through the points of one voiced run (Catmull–Rom, as cubic curves). */
export function contourPath(run: readonly PitchPoint[], area: Area): string {
  const spots = run.map((point) => placePoint(point, area));
  const [first] = spots;
  if (!first) return '';
  const curves = spots.slice(1).map((end, index) => {
    const start = spots[index] ?? first;
    const before = spots[index - 1] ?? start;
    const after = spots[index + 2] ?? end;
    const leave = { x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6 };
    const arrive = { x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6 };
    return `C${at(leave)} ${at(arrive)} ${at(end)}`;
  });
  // A run of one point still leaves a dot under a round line cap.
  return `M${at(first)}${curves.length > 0 ? curves.join('') : 'h.1'}`;
}
