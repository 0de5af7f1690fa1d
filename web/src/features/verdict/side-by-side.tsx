import { Card } from '../../ui/card.tsx';
import { Waveform } from '../../ui/waveform.tsx';
import { alignWords, type Column, peaksIn, type Span, spread } from './columns.ts';
import { PlayButton } from './play-button.tsx';
import { type Playback, playKey } from './playback.ts';
import { SpeedChoice } from './speed-choice.tsx';
import type { WordView } from './word-views.ts';

/** One voice to draw: its peaks, how long each stands for, and how long it is in all. */
export type Voice = { peaks: readonly number[]; every: number; seconds: number };

/** Strokes for the whole width; each column takes its share. */
const STROKES = 76;

/** The model above, the learner below, the same word under itself. */
export function SideBySide({
  words,
  learner,
  model,
  modelWords,
  playback,
}: {
  words: readonly WordView[];
  learner: Voice;
  model: Voice | undefined;
  modelWords: readonly Span[] | undefined;
  playback: Playback;
}) {
  const columns = alignWords(
    words.map(({ heard, word }) => (heard ? { start: word.start, end: word.end } : undefined)),
    modelWords,
  );
  return (
    <Card aria-label="Side by side">
      <div className="mb-4.5 flex flex-wrap items-center justify-between gap-3">
        <h2>Side by side</h2>
        <SpeedChoice playback={playback} />
      </div>
      <div className="overflow-x-auto rounded-tile">
        <div
          role="group"
          aria-label="Words, lined up: each plays both voices"
          style={{
            gridTemplateColumns: columns
              .map(({ width }) => `minmax(max-content, ${(width * 100).toFixed(2)}fr)`)
              .join(' '),
          }}
          className="grid min-w-full gap-x-0.5"
        >
          {columns.map((column, index) => {
            const view = words[index];
            return (
              view && (
                <WordColumn
                  key={index}
                  view={view}
                  column={column}
                  learner={learner}
                  model={model}
                  playing={playback.playing === playKey('both', index)}
                  onPlay={playback.both && (() => playback.both?.(index))}
                />
              )
            );
          })}
        </div>
      </div>
      <div className="mt-4 grid grid-cols-2 gap-2.5">
        <PlayButton
          voice="model"
          playing={playback.playing === playKey('model')}
          onClick={playback.model && (() => playback.model?.())}
        >
          <span>
            Model <Seconds of={model?.seconds} className="text-ink-3" />
          </span>
        </PlayButton>
        <PlayButton
          voice="you"
          playing={playback.playing === playKey('mine')}
          onClick={playback.mine && (() => playback.mine?.())}
        >
          <span>
            You <Seconds of={learner.seconds} />
          </span>
        </PlayButton>
      </div>
      <p className="mt-3.5 text-15 text-ink-2">
        Lined up word by word. Tap a column to hear both voices say it.
      </p>
    </Card>
  );
}

const tints = {
  clear: 'bg-paper',
  unsure: 'bg-paper',
  close: 'bg-close-tint',
  notyet: 'bg-notyet-tint',
};
const names = { clear: '', unsure: 'text-ink-2', close: 'text-close', notyet: 'text-notyet' };

function WordColumn({
  view: { text, band },
  column,
  learner,
  model,
  playing,
  onPlay,
}: {
  view: WordView;
  column: Column;
  learner: Voice;
  model: Voice | undefined;
  playing: boolean;
  onPlay: (() => void) | undefined;
}) {
  const strokes = Math.max(3, Math.round(column.width * STROKES));
  const plain = text.replace(/[.,!?;:]+$/, '');
  return (
    <button
      type="button"
      aria-label={`Hear both say ${plain}`}
      aria-pressed={playing}
      disabled={!onPlay}
      onClick={onPlay}
      className="group grid content-start -outline-offset-3 transition-colors disabled:cursor-default"
    >
      <span
        className={`px-1 pb-2 text-15 font-semibold whitespace-nowrap group-aria-pressed:underline ${names[band]}`}
      >
        {plain}
      </span>
      <span className={`relative mb-[3px] block h-18 overflow-hidden ${tints[band]}`}>
        {model && column.model && (
          <Waveform
            peaks={spread(peaksIn(model.peaks, column.model, model.every), strokes)}
            voice="model"
            strokes={strokes}
            className="absolute inset-0"
          />
        )}
      </span>
      <span className={`relative block h-18 overflow-hidden ${tints[band]}`}>
        {column.learner && (
          <Waveform
            peaks={spread(peaksIn(learner.peaks, column.learner, learner.every), strokes)}
            voice="you"
            strokes={strokes}
            className="absolute inset-0"
          />
        )}
      </span>
    </button>
  );
}

function Seconds({ of, className }: { of: number | undefined; className?: string }) {
  if (of === undefined) return null;
  return <span className={`num ${className ?? ''}`}>{of.toFixed(1)} s</span>;
}
