import { type Band, bandText } from './bands.ts';
import { smoothLine } from './smooth-line.ts';

const WIDTH = 490;
const RIBBON = 24;
const AREA = { left: 34, top: 26, width: 422, height: 158 };
const FOOT = 213;
/** Of the labels, on a phone, where they are largest. */
const LETTER = 11;
const ROW = 24;

export type ContourWord = {
  from: number;
  to: number;
  band: Band;
  syllables: { text: string; stressed: boolean }[];
  /** The voice that sounds is saying it. */
  lit?: boolean;
};

/** What a line does somewhere, in words: "yours rises", "fall here". */
export type ContourNote = {
  text: string;
  at: PitchPoint;
  voice: 'you' | 'example';
  side: 'above' | 'below';
};

/**
 * The melody of a phrase: the target as a wide ribbon with a dotted center, the learner as a line
 * that ends in a dot. Runs are voiced; there are no figures, so `label` and the text next to it
 * say what it means.
 */
export function Contour({
  aim,
  learner,
  words,
  notes = [],
  flagged = [],
  label,
  playhead,
}: {
  aim: PitchPoint[][];
  learner: PitchPoint[][];
  words: ContourWord[];
  notes?: ContourNote[];
  /** The parts to highlight, as times. */
  flagged?: { from: number; to: number; band: Band }[];
  label: string;
  /** Where the voice is that sounds, as a time. */
  playhead?: number | undefined;
}) {
  const last = learner.at(-1)?.at(-1);
  const end = last && placePoint(last, AREA);
  // The ribbon is wide and has round ends: its last part has to reach past the end.
  const edge = (time: number) => timeToX(time) + (time >= 1 ? RIBBON / 2 + 4 : 0);
  const rows = labelRows(words);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${FOOT + 14 + ROW * Math.max(...rows, 0) + ROW}`}
      role="img"
      aria-label={label}
      className="contour h-auto w-full overflow-visible"
    >
      <text
        transform={`translate(15 ${AREA.top + AREA.height / 2}) rotate(-90)`}
        textAnchor="middle"
        className="fill-ink-3 font-text text-[17px] md:text-[14px]"
      >
        higher pitch →
      </text>
      {flagged.map(({ from, to, band }) => (
        <rect
          key={from}
          x={timeToX(from)}
          y="6"
          width={edge(to) - timeToX(from)}
          height={FOOT - 6}
          rx="8"
          className={band === 'close' ? 'fill-close-tint' : 'fill-notyet-tint'}
        />
      ))}
      {words.slice(1).map(({ from }) => (
        <path
          key={from}
          d={`M${timeToX(from)} 10V${FOOT - 2}`}
          strokeDasharray="2 4"
          className="stroke-line-strong opacity-45"
        />
      ))}
      {aim.map((run, index) => {
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
      {notes.map((note) => (
        <Note key={note.text} {...note} />
      ))}
      {words.map((word, index) => (
        <Word key={word.from} word={word} y={FOOT + 22 + ROW * (rows[index] ?? 0)} />
      ))}
      {playhead !== undefined && (
        <path
          data-playhead="tune"
          d={`M${timeToX(playhead).toFixed(1)} 6V${FOOT}`}
          strokeWidth="2.5"
          className="stroke-ink"
        />
      )}
    </svg>
  );
}

const timeToX = (time: number) => AREA.left + time * AREA.width;

/** The time at a share of the picture's width. */
export function timeAcross(share: number): number {
  return Math.min(1, Math.max(0, (share * WIDTH - AREA.left) / AREA.width));
}

function Note({ text, at, voice, side }: ContourNote) {
  const { x, y } = placePoint(at, AREA);
  const away = voice === 'example' ? RIBBON / 2 + 4 : 12;
  const baseline = side === 'above' ? y - away : y + away + 13;
  return (
    <text
      x={Math.min(WIDTH - 2, Math.max(2, x))}
      y={Math.min(FOOT - 4, Math.max(16, baseline))}
      textAnchor={at.time > 0.7 ? 'end' : at.time < 0.3 ? 'start' : 'middle'}
      fontWeight="600"
      strokeWidth="5"
      paintOrder="stroke"
      className={`stroke-sunken font-text text-[19px] md:text-[15px] ${voice === 'you' ? 'fill-voice' : 'fill-ink-2'}`}
    >
      {text}
    </text>
  );
}

function Word({ word: { from, to, band, syllables, lit }, y }: { word: ContourWord; y: number }) {
  const middle = timeToX((from + to) / 2);
  const width = lettersIn(syllables) * LETTER + 6;
  return (
    <g data-lit={lit || undefined}>
      {lit && (
        <rect
          x={middle - width / 2}
          y={y - 18}
          width={width}
          height={ROW + 1}
          rx="6"
          className="fill-model-soft opacity-70"
        />
      )}
      <text
        x={middle}
        y={y}
        fill="currentColor"
        fontWeight="600"
        textAnchor="middle"
        className={`font-text text-[21px] md:text-[17px] ${bandText[band]}`}
      >
        {syllables.map(({ text, stressed }, index) => (
          <tspan key={index}>
            {index > 0 && '·'}
            <tspan textDecoration={stressed ? 'underline' : undefined}>{text}</tspan>
          </tspan>
        ))}
      </text>
    </g>
  );
}

const lettersIn = (syllables: ContourWord['syllables']) =>
  syllables.reduce((sum, { text }) => sum + text.length + 0.4, 0);

/** Labels that would run into each other stand in two rows, every second one lower. */
export function labelRows(words: readonly ContourWord[]): number[] {
  const right = words.map(
    ({ from, to, syllables }) => timeToX((from + to) / 2) + (lettersIn(syllables) * LETTER) / 2,
  );
  const collide = words.some(({ from, to, syllables }, index) => {
    const left = timeToX((from + to) / 2) - (lettersIn(syllables) * LETTER) / 2;
    return index > 0 && left < right[index - 1]! + 4;
  });
  return words.map((_, index) => (collide ? index % 2 : 0));
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
        Mine
      </span>
      <span>
        <span className="underline">Underlined</span>: the stress
      </span>
    </div>
  );
}

/** A point of a melody: time and pitch, both from 0 to 1. */
export type PitchPoint = { time: number; pitch: number };

type Area = { left: number; top: number; width: number; height: number };

export function placePoint({ time, pitch }: PitchPoint, area: Area) {
  return { x: area.left + time * area.width, y: area.top + (1 - pitch) * area.height };
}

/** A smooth line through the points of one voiced run. */
export const contourPath = (run: readonly PitchPoint[], area: Area): string =>
  smoothLine(
    run.map((point) => {
      const { x, y } = placePoint(point, area);
      return [x, y];
    }),
  );
