import { type ReactNode, useEffect, useRef } from 'react';
import { Score } from '../../ui/score.tsx';
import { Waveform } from '../../ui/waveform.tsx';
import { nextVerdict, verdictOf } from './verdict-bands.ts';

const LABEL = 'verdict-label';
const MESSAGE = 'verdict-message';
/** What a screen reader says when the focus arrives: the figure is read out by itself. */
const NAMED = { tabIndex: -1, 'aria-labelledby': LABEL, 'aria-describedby': MESSAGE } as const;

/** From here on the learner's own voice is the celebration: drawn once across the head. */
const CELEBRATED_FROM = 85;

export function VerdictHead({
  score,
  message,
  voice,
  children,
}: {
  score: number;
  message: string;
  /** Peaks of the learner's take. */
  voice: readonly number[];
  children?: ReactNode;
}) {
  const verdict = verdictOf(score);
  const next = nextVerdict(score);
  const head = useHeadFocus();
  const celebrated = Math.round(score) >= CELEBRATED_FROM && voice.length > 0;
  return (
    <section ref={head} {...NAMED} className="outline-none">
      <HeadLabel />
      <Score verdict={verdict.title} score={score} announced />
      <p id={MESSAGE} className="mt-1 text-20 leading-[1.4]">
        {message}{' '}
        {next && (
          <span className="text-ink-2">
            {next.points} more {next.points === 1 ? 'point' : 'points'} to “{next.title}”
          </span>
        )}
      </p>
      {celebrated && (
        <div className="mt-3 h-10">
          <Waveform peaks={voice} voice="you" strokes={90} draw />
        </div>
      )}
      {children}
    </section>
  );
}

/** Instead of a score: what could not be heard, and no judgment. */
export function UnsureHead({ message }: { message: string }) {
  const head = useHeadFocus();
  return (
    <section ref={head} {...NAMED} className="outline-none">
      <HeadLabel />
      <div role="status">
        <p className="font-display text-[clamp(2.75rem,2rem+3.6vw,4.5rem)] leading-[1.02] font-medium tracking-[-0.03em]">
          Not sure.
          <br />
          Please repeat.
        </p>
      </div>
      <p id={MESSAGE} className="mt-4.5 text-20 leading-[1.4]">
        {message}{' '}
        <span className="text-ink-2">A guess would not be fair to you, so there is no score.</span>
      </p>
    </section>
  );
}

function HeadLabel() {
  return (
    <h2
      id={LABEL}
      className="mb-2.5 font-text text-15 leading-normal font-semibold tracking-[0.02em] text-ink-3"
    >
      Pronunciation Analysis
    </h2>
  );
}

/** The verdict is what the person waited for: reading goes on there, and it stands at the top. */
function useHeadFocus() {
  const head = useRef<HTMLElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    head.current?.focus({ preventScroll: true });
  }, []);
  return head;
}
