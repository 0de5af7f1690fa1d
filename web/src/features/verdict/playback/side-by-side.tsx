import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Waveform } from '../../../ui/waveform.tsx';
import { alignWords, type Column, peaksIn, shareIn, type Span, spread } from './columns.ts';
import { OtherVoiceNote } from './other-voice-note.tsx';
import { PlayButton } from './play-button.tsx';
import { Playhead, shareOfTap } from './playhead.tsx';
import { type Playback, playKey, useSpot, type VoiceName } from './playback.ts';
import type { WordView } from '../words/word-views.ts';

/** One voice to draw: its peaks, how long each stands for, and how long it is in all. */
export type Voice = { peaks: readonly number[]; every: number; seconds: number };

/** Strokes for the whole width; each column takes its share. */
const STROKES = 76;

/** The example above, the learner below, the same word under itself. */
export function SideBySide({
  words,
  learner,
  example,
  exampleWords,
  isOtherVoice = false,
  playback,
  speed,
}: {
  words: readonly WordView[];
  learner: Voice;
  example: Voice | undefined;
  exampleWords: readonly Span[] | undefined;
  isOtherVoice?: boolean | undefined;
  playback: Playback;
  /** How fast the voices play, where nothing above says it. */
  speed: ReactNode;
}) {
  const columns = alignWords(
    words.map(({ heard, word }) => (heard ? { start: word.start, end: word.end } : undefined)),
    exampleWords,
  );
  return (
    // Beside a long column the waves grow before anything stands empty.
    <Card aria-label="Side by side" className="xl:flex xl:max-h-192 xl:grow-999 xl:flex-col">
      <div className="mb-4.5 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2>Side by side</h2>
        {speed}
      </div>
      <div className="overflow-x-auto rounded-tile xl:flex xl:grow">
        <div
          role="group"
          aria-label="Words side by side: each one plays both voices"
          style={{
            gridTemplateColumns: columns
              .map(({ width }) => `minmax(max-content, ${(width * 100).toFixed(2)}fr)`)
              .join(' '),
          }}
          className="grid min-w-full gap-x-0.5 xl:grow"
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
                  example={example}
                  index={index}
                  playback={playback}
                />
              )
            );
          })}
        </div>
      </div>
      <div className="mt-4 grid grid-cols-2 gap-2.5">
        <PlayButton
          voice="you"
          playing={playback.playing === playKey('mine')}
          onClick={playback.mine && (() => playback.mine?.())}
        >
          <span>
            Mine <Seconds of={learner.seconds} />
          </span>
        </PlayButton>
        <PlayButton
          voice="example"
          playing={playback.playing === playKey('example')}
          onClick={playback.example && (() => playback.example?.())}
        >
          <span>
            Model <Seconds of={example?.seconds} className="text-ink-3" />
          </span>
        </PlayButton>
      </div>
      <p className="mt-3.5 text-15 text-ink-2">
        Lined up word by word. Tap a word to hear both voices say it, or tap a wave to play from
        there.
      </p>
      {isOtherVoice && <OtherVoiceNote />}
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
  example,
  index,
  playback,
}: {
  view: WordView;
  column: Column;
  learner: Voice;
  example: Voice | undefined;
  index: number;
  playback: Playback;
}) {
  const plain = text.replace(/[.,!?;:]+$/, '');
  const spoken = useSpot(
    playback,
    (spot) =>
      spot &&
      shareIn(spot.voice === 'mine' ? column.learner : column.example, spot.seconds) !== undefined,
  );
  const lane = { tint: tints[band], strokes: strokesIn(column), playback };
  return (
    <div className="grid grid-rows-[auto_1fr_1fr]">
      <button
        type="button"
        aria-label={`Hear both say ${plain}`}
        aria-pressed={playback.playing === playKey('both', index)}
        data-spoken={spoken || undefined}
        disabled={!playback.both}
        onClick={() => playback.both?.(index)}
        className={`min-h-11 px-1 text-left text-15 font-semibold whitespace-nowrap underline-offset-4 -outline-offset-3 enabled:hover:underline disabled:cursor-default aria-pressed:underline data-spoken:underline ${names[band]}`}
      >
        {plain}
      </button>
      <Lane {...lane} voice="example" of={example} span={column.example} />
      <Lane {...lane} voice="mine" of={learner} span={column.learner} />
    </div>
  );
}

const strokesIn = ({ width }: Column) => Math.max(3, Math.round(width * STROKES));

/** One voice in one column. A tap plays from there; the keyboard has the words and the buttons. */
function Lane({
  voice,
  of,
  span,
  tint,
  strokes,
  playback,
}: {
  voice: VoiceName;
  of: Voice | undefined;
  span: Span | undefined;
  tint: string;
  strokes: number;
  playback: Playback;
}) {
  const { from } = playback;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden
      disabled={!from || !of || !span || !playback[voice]}
      onClick={(event) =>
        span && from?.(voice, span.start + shareOfTap(event) * (span.end - span.start))
      }
      className={`relative block h-18 overflow-hidden xl:h-auto xl:min-h-28 not-last:mb-[3px] disabled:cursor-default forced-colors:border ${tint}`}
    >
      {of && span && (
        <Waveform
          peaks={spread(peaksIn(of.peaks, span, of.every), strokes)}
          voice={voice === 'mine' ? 'you' : 'example'}
          strokes={strokes}
          className="absolute inset-0"
        />
      )}
      <Playhead voice={voice} span={span} playback={playback} />
    </button>
  );
}

function Seconds({ of, className }: { of: number | undefined; className?: string }) {
  if (of === undefined) return null;
  return <span className={`num ${className ?? ''}`}>{`${of.toFixed(1)}\u00a0s`}</span>;
}
