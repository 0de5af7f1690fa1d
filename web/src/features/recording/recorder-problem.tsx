import { RotateCcw, Send } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Problem } from './problem.ts';

export function RecorderProblem({
  problem,
  keepsTake,
  sent,
  onSendAgain,
  onTryAgain,
  wayOut,
}: {
  problem: Problem;
  keepsTake: boolean;
  /** How often the take was sent in vain. */
  sent: number;
  onSendAgain: () => void;
  onTryAgain: () => void;
  /** What to do about it, where another try would not help. */
  wayOut?: ReactNode;
}) {
  const resend = keepsTake && problem.kind === 'busy';
  return (
    <Card
      aria-label="Recorder"
      data-says-offline={problem.saysOffline}
      className="grid min-h-[24.5rem] content-start gap-5 md:min-h-[27.75rem]"
    >
      <Banner tone="danger" title={problem.title}>
        {problem.text}
      </Banner>
      {wayOut ? (
        wayOut
      ) : resend ? (
        <SendAgain {...{ problem, sent, onSendAgain, onTryAgain }} />
      ) : (
        <>
          {problem.help && <p className="text-15 text-ink-2">{problem.help}</p>}
          <TryAgain onTryAgain={onTryAgain} />
        </>
      )}
    </Card>
  );
}

/** The button that was pressed is gone: the next step takes its place for the keyboard. */
function useFirstFocus() {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  return first;
}

function TryAgain({ onTryAgain }: { onTryAgain: () => void }) {
  const first = useFirstFocus();
  return (
    <div>
      <Button ref={first} onClick={onTryAgain}>
        <Icon of={RotateCcw} size={18} />
        Try Again
      </Button>
    </div>
  );
}

/** Retries automatically, with growing pauses, until the person stops it. */
function SendAgain({
  problem,
  sent,
  onSendAgain,
  onTryAgain,
}: {
  problem: Problem;
  sent: number;
  onSendAgain: () => void;
  onTryAgain: () => void;
}) {
  const first = useFirstFocus();
  const [stopped, setStopped] = useState(false);
  const online = navigator.onLine;
  const wait = online && !stopped ? nextSendIn(sent, problem.retryAfter) : undefined;
  const left = useCountdown(wait, onSendAgain);

  useEffect(() => {
    window.addEventListener('online', onSendAgain);
    return () => window.removeEventListener('online', onSendAgain);
  }, [onSendAgain]);

  return (
    <>
      {/* Close together, so that a notice at the foot of a phone covers none of the buttons. */}
      <div className="grid gap-1 text-15 text-ink-2">
        <p>Your recording is safe on this page.</p>
        {problem.help && <p>{problem.help}</p>}
        <p className="num min-h-[1.5em]">
          {left !== undefined && `Resending automatically in ${left} s.`}
          {left === undefined && online && 'Automatic resending is off.'}
        </p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button ref={first} onClick={onSendAgain}>
          <Icon of={Send} size={18} />
          Send again
        </Button>
        {left !== undefined && (
          <Button look="line" onClick={() => setStopped(true)}>
            Wait
          </Button>
        )}
        <Button look="line" onClick={onTryAgain}>
          <Icon of={RotateCcw} size={18} />
          Try Again
        </Button>
      </div>
    </>
  );
}

/** Counts whole seconds down to nothing, then acts; undefined neither counts nor acts. */
function useCountdown(from: number | undefined, onOver: () => void): number | undefined {
  const [left, setLeft] = useState(from);
  const act = useEffectEvent(onOver);
  useEffect(() => {
    if (from === undefined || left === undefined) return undefined;
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : act()), 1000);
    return () => clearTimeout(timer);
  }, [from, left]);
  return from === undefined ? undefined : left;
}

/** The most automatic retries: they last a minute, in which even a busy server restarts. */
const MOST_SENDS = 6;
const FIRST_WAIT_S = 2;

/**
 * Seconds until the next automatic retry: twice as long each time, and never before the server
 * asked for it. Undefined when it is the person's turn.
 */
export function nextSendIn(sent: number, retryAfter = 0): number | undefined {
  if (sent < 1 || sent >= MOST_SENDS) return undefined;
  return Math.max(Math.ceil(retryAfter), FIRST_WAIT_S * 2 ** (sent - 1));
}
