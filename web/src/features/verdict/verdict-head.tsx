import { useEffect, useRef } from 'react';
import { Score } from '../../ui/score.tsx';
import { unbroken } from '../../ui/unbroken.ts';
import { verdictOf } from './verdict-bands.ts';

const LABEL = 'verdict-label';
const MESSAGE = 'verdict-message';
/** What a screen reader says when the focus arrives: the figure is read out by itself. */
const NAMED = { tabIndex: -1, 'aria-labelledby': LABEL, 'aria-describedby': MESSAGE } as const;

/** The verdict and its figure, with one sentence on what matters most and one on what to do. */
export function VerdictHead({
  score,
  message,
  next,
}: {
  score: number;
  message: string;
  next: string;
}) {
  return (
    <section ref={useHeadFocus()} {...NAMED} className="outline-none">
      <HeadLabel />
      <Score verdict={verdictOf(score).title} score={score} announced />
      <div
        id={MESSAGE}
        className="grid gap-1 text-17 leading-[1.35] md:gap-1.5 md:text-20 md:leading-[1.4]"
      >
        <p className="text-pretty">{unbroken(message)}</p>
        <Next>{next}</Next>
      </div>
    </section>
  );
}

/** Instead of a score: why there is none, and the one thing to do. */
export function UnsureHead({ reason, next }: { reason: string; next: string }) {
  return (
    <section ref={useHeadFocus()} {...NAMED} className="outline-none">
      <HeadLabel />
      <div role="status">
        <p className="font-display text-[clamp(2.75rem,2rem+3.6vw,4.5rem)] leading-[1.02] font-medium tracking-[-0.03em]">
          Not sure.
          <br />
          Please repeat.
        </p>
      </div>
      <div id={MESSAGE} className="mt-4.5 grid gap-1.5 text-20 leading-[1.4]">
        <p>
          {unbroken(reason)}{' '}
          <span className="text-ink-2">A guess wouldn’t be fair to you, so there is no score.</span>
        </p>
        <Next>{next}</Next>
      </div>
    </section>
  );
}

function Next({ children }: { children: string }) {
  return <p className="font-semibold">Next: {unbroken(children)}</p>;
}

function HeadLabel() {
  return (
    <h2
      id={LABEL}
      className="mb-1 font-text text-15 leading-normal font-semibold tracking-[0.02em] text-ink-3"
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
