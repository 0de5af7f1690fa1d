import type { Analysis } from '@saywell/contract';
import { bandOf } from '../../ui/bands.ts';
import { Contour, ContourLegend, type PitchPoint } from '../../ui/contour.tsx';
import { ScoreChip } from '../../ui/score-chip.tsx';
import { PlayButton } from './play-button.tsx';
import { type Playback, playKey } from './playback.ts';
import type { WordView } from './word-views.ts';

type Intonation = NonNullable<Analysis['intonation']>;

/** The melody of the phrase: where to go as a ribbon, where the voice went as a line. */
export function TuneCard({
  intonation,
  pitch,
  words,
  playback,
}: {
  intonation: Intonation;
  pitch: Analysis['pitch'];
  words: readonly WordView[];
  playback: Playback;
}) {
  const score = intonation.score;
  const said = words.filter(({ heard }) => heard);
  const start = said[0]?.word.start ?? 0;
  const end = said.at(-1)?.word.end ?? start + 1;
  const { model, learner, place } = tuneOf(pitch, intonation.model, { start, end });
  const flagged = flaggedWord(intonation, words);
  return (
    <section aria-label="The tune" className="grid gap-4 rounded-card bg-sunken px-4 py-5 md:p-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-[1.75rem]">The tune</h2>
        <ScoreChip band={bandOf(score ?? null)} score={score} />
      </div>
      <div className="grid min-w-0 max-w-160 gap-4.5">
        <Contour
          model={model}
          learner={learner}
          words={said.map(({ text, word, band }) => ({
            text: text.replace(/[.,]+$/, ''),
            from: place(word.start),
            to: place(word.end),
            band,
          }))}
          flagged={flagged && { from: place(flagged.word.start), to: place(flagged.word.end) }}
          label={labelOf(intonation)}
        />
        <div className="grid gap-4.5">
          <p className="font-display text-[1.375rem] leading-[1.3] font-medium">
            {intonation.message}
          </p>
          <ContourLegend />
          <div className="grid max-w-100 grid-cols-2 gap-2.5">
            <PlayButton
              voice="you"
              playing={playback.playing === playKey('mine')}
              onClick={playback.mine && (() => playback.mine?.())}
            >
              Play mine
            </PlayButton>
            <PlayButton
              voice="model"
              playing={playback.playing === playKey('model')}
              onClick={playback.model && (() => playback.model?.())}
            >
              Play model
            </PlayButton>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The last word when the ending went the wrong way, else the word that lacked the weight. */
function flaggedWord({ ending, focus }: Intonation, words: readonly WordView[]) {
  if (ending && ending.expected !== ending.heard) return words.findLast(({ heard }) => heard);
  if (focus && focus.expected !== focus.heard) return words[focus.expected];
  return undefined;
}

const moves = { rise: 'rises', fall: 'falls', level: 'stays level' };

function labelOf({ ending }: Intonation): string {
  if (!ending) return 'Pitch over time: the model as a ribbon, yours as a line.';
  return `Pitch over time. The model ${moves[ending.expected]} at the end; yours ${moves[ending.heard]}.`;
}

type PitchContour = Analysis['pitch'];

/** A voice that stops for longer than this is drawn as two lines. */
const LONGEST_GAP = 0.07;
/** Shorter runs are noise, not tune. */
const SHORTEST_RUN = 0.04;
/** At least so many semitones high, so that a flat voice is drawn flat. */
const SMALLEST_RANGE = 9;
const POINTS_PER_RUN = 24;

type Tune = {
  model: PitchPoint[][];
  learner: PitchPoint[][];
  /** Brings a time of the recording to the picture's 0 to 1. */
  place: (seconds: number) => number;
};

/** Both melodies on one scale, from the first word to the last. */
export function tuneOf(
  learner: PitchContour,
  model: PitchContour,
  span: { start: number; end: number },
): Tune {
  const length = Math.max(0.1, span.end - span.start);
  const place = (seconds: number) => Math.min(1, Math.max(0, (seconds - span.start) / length));
  const all = [...learner.semitones, ...model.semitones];
  const low = Math.min(...all);
  const range = Math.max(SMALLEST_RANGE, Math.max(...all) - low);
  const middle = low + (Math.max(...all) - low) / 2;
  const pitch = (semitones: number) => 0.5 + (semitones - middle) / range;
  const draw = (contour: PitchContour) =>
    runsOf(contour).map((run) =>
      thinned(run).map(({ time, semitones }) => ({ time: place(time), pitch: pitch(semitones) })),
    );
  return { model: draw(model), learner: draw(learner), place };
}

type Frame = { time: number; semitones: number };

function runsOf({ times, semitones }: PitchContour): Frame[][] {
  const runs: Frame[][] = [];
  times.forEach((time, index) => {
    const frame = { time, semitones: semitones[index] ?? 0 };
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && time - before.time <= LONGEST_GAP) run.push(frame);
    else runs.push([frame]);
  });
  return runs.filter((run) => (run.at(-1)?.time ?? 0) - (run[0]?.time ?? 0) >= SHORTEST_RUN);
}

/** Fewer points, each the mean of its neighborhood: the tune without the tremble. */
function thinned(run: Frame[]): Frame[] {
  const step = Math.max(1, Math.ceil(run.length / POINTS_PER_RUN));
  const points: Frame[] = [];
  for (let start = 0; start < run.length; start += step) {
    const part = run.slice(start, start + step);
    points.push({
      time: mean(part.map(({ time }) => time)),
      semitones: mean(part.map(({ semitones }) => semitones)),
    });
  }
  const last = run.at(-1);
  if (last && step > 1) points.push(last);
  return points;
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
