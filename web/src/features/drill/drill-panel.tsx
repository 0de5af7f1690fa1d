import { DRILL_PASSES, DRILL_TRIES } from '@saywell/contract';
import { Mic, Square, Volume2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { BandMark } from '../../ui/band-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Waveform } from '../../ui/waveform.tsx';
import { type Drill, isOver, passesInARow } from './drill.ts';
import type { DrillMessage } from './drill-message.ts';
import { LastSaying } from './last-saying.tsx';
import { typographic } from '../../ui/typographic.ts';

/** What the microphone does: it waits for the press, then for the voice, then for its end. */
export type DrillPhase = 'ready' | 'opening' | 'listening' | 'recording' | 'checking' | 'over';

/** The word, how far the drill is, the voice, and what came of it. */
export function DrillPanel({
  drill,
  phase,
  peaks,
  message,
  sayings,
  problem,
  wayOut,
  takesFocus,
  playing,
  onSay,
  onStop,
  onListen,
  onLeave,
  onPhrase,
  phraseGone,
  notSaved,
}: {
  drill: Drill;
  phase: DrillPhase;
  /** Of the voice that is being recorded, from where it began. */
  peaks: readonly number[];
  message: DrillMessage | undefined;
  /** How many had an answer: the same answer once more is news for a screen reader, too. */
  sayings: number;
  /** Why there is no verdict on the last saying. */
  problem: { title: string; help?: string | undefined } | undefined;
  /** What to do about it, besides another saying. */
  wayOut: ReactNode;
  /** The button that led here is gone: the keyboard goes on with the one in here. */
  takesFocus: boolean;
  /** Whether the example of the word is playing. */
  playing: boolean;
  onSay: () => void;
  onStop: () => void;
  onListen: () => void;
  onLeave: () => void;
  /** Back to the whole phrase. */
  onPhrase: () => void;
  /** The phrase that the word is from cannot be said again. */
  phraseGone: boolean;
  /** Shown while the drill could not be saved. */
  notSaved: ReactNode;
}) {
  const word = typographic(drill.of.word);
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) main.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const over = isOver(drill);
  // On a phone it opens under what stands at the foot of the window.
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  const isLive = phase === 'opening' || phase === 'listening' || phase === 'recording';
  const onMain = over ? onPhrase : isLive ? onStop : onSay;
  return (
    <section
      ref={panel}
      aria-label={`Say just ${word}`}
      className="grid scroll-mt-4 scroll-mb-[calc(150px+env(safe-area-inset-bottom))] animate-panel-in gap-3.5 rounded-card border border-line bg-surface p-4 md:scroll-mb-4 md:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-17 font-semibold">
          Say just <span className="font-display text-20 font-medium italic">{word}</span>
        </p>
        <DrillSteps drill={drill} />
      </div>
      <Track peaks={peaks} />
      <p className="num -mt-2 flex min-h-[1.5em] flex-wrap justify-between gap-x-4 text-15 text-ink-2">
        <span aria-hidden>{hints[phase]}</span>
        <span role="status" className="sr-only">
          {announced[phase]}
        </span>
        <span className="text-ink-3">
          {drill.tries.length} of {DRILL_TRIES} tries
        </span>
      </p>
      <div role="status" className="grid min-h-[4.75rem] content-start gap-1">
        {problem ? (
          <LastProblem key={sayings} {...problem} />
        ) : (
          message && <LastSaying key={sayings} message={message} sound={drill.of.sound} />
        )}
      </div>
      {wayOut}
      {notSaved}
      <div className="flex flex-wrap items-center gap-2.5">
        <Button
          ref={main}
          size="s"
          // What was said and waits goes first.
          look={isLive ? 'you' : wayOut ? 'line' : 'go'}
          busy={phase === 'checking'}
          onClick={onMain}
        >
          <MainLabel {...{ phase, over, phraseGone }} again={drill.tries.length > 0} />
        </Button>
        {!over && (
          <Button look="line" size="s" aria-pressed={playing} onClick={onListen}>
            <Icon of={playing ? Square : Volume2} size={playing ? 15 : 18} />
            Hear it
          </Button>
        )}
        {!over && (
          <Button look="quiet" size="s" onClick={onLeave}>
            {phraseGone ? 'Stop here' : 'Back to the phrase'}
          </Button>
        )}
      </div>
    </section>
  );
}

const hints: Record<DrillPhase, string> = {
  ready: 'Recording starts when you speak and stops when you’re done.',
  opening: 'Opening the microphone...',
  listening: 'Listening. Say the word.',
  recording: 'Recording...',
  checking: 'Checking...',
  over: '',
};

/** While the voice is recorded nothing is read out: the microphone would hear it. */
const announced: Partial<Record<DrillPhase, string>> = {
  ready: hints.ready,
  listening: hints.listening,
  checking: hints.checking,
};

function MainLabel({
  phase,
  over,
  again,
  phraseGone,
}: {
  phase: DrillPhase;
  over: boolean;
  again: boolean;
  phraseGone: boolean;
}): ReactNode {
  if (over) return phraseGone ? 'Go on' : 'Say the whole phrase';
  if (phase === 'checking') return 'Checking...';
  if (phase === 'opening' || phase === 'listening' || phase === 'recording') {
    return (
      <>
        <Icon of={Square} size={15} />
        Stop listening
      </>
    );
  }
  return (
    <>
      <Icon of={Mic} size={18} />
      {again ? 'Say it again' : 'Say it'}
    </>
  );
}

const STROKES = 56;

function Track({ peaks }: { peaks: readonly number[] }) {
  return (
    <div
      aria-hidden
      className="relative h-12 before:absolute before:inset-x-0 before:top-1/2 before:h-px before:bg-line"
    >
      {peaks.length > 0 && (
        <span className="absolute inset-y-0 left-0" style={{ width: `${widthOf(peaks)}%` }}>
          <Waveform peaks={peaks} voice="you" strokes={STROKES} />
        </span>
      )}
    </div>
  );
}

/** A word of a second fills half of the track; a longer one moves its end. */
const MOMENTS_SHOWN = 80;
const widthOf = ({ length }: readonly number[]) => Math.min(100, (100 * length) / MOMENTS_SHOWN);

function LastProblem({ title, help }: { title: string; help?: string | undefined }) {
  return (
    <>
      <p className="font-semibold">{title}</p>
      {help && <p className="text-15 text-ink-2">{help}</p>}
    </>
  );
}

/** A mark for each pass in a row, and a dotted ring for each that is still to come. */
function DrillSteps({ drill }: { drill: Drill }) {
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
