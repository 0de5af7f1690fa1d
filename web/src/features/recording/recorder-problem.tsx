import { RotateCcw, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Problem } from './problem.ts';

export function RecorderProblem({
  problem,
  keepsTake,
  onSendAgain,
  onTryAgain,
}: {
  problem: Problem;
  keepsTake: boolean;
  onSendAgain: () => void;
  onTryAgain: () => void;
}) {
  const wait = useCountdown(keepsTake ? (problem.retryAfter ?? 0) : 0);
  const resend = keepsTake && problem.kind === 'busy';
  const first = useRef<HTMLButtonElement>(null);

  // The button that was pressed is gone: the next step takes its place for the keyboard.
  useEffect(() => first.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    if (!resend) return undefined;
    window.addEventListener('online', onSendAgain);
    return () => window.removeEventListener('online', onSendAgain);
  }, [resend, onSendAgain]);

  return (
    <Card aria-label="Recorder" className="grid min-h-[24.5rem] content-start gap-5">
      <Banner tone="danger" title={problem.title}>
        {problem.text}
      </Banner>
      {problem.help && <p className="text-15 text-ink-2">{problem.help}</p>}
      {resend && <p className="text-15 text-ink-2">Your take is kept on this page.</p>}
      <div className="flex flex-wrap gap-2.5">
        {resend && (
          <Button ref={first} onClick={onSendAgain} disabled={wait > 0}>
            <Icon of={Send} size={18} />
            {wait > 0 ? `Send again in ${wait} s` : 'Send again'}
          </Button>
        )}
        <Button ref={resend ? undefined : first} look={resend ? 'line' : 'go'} onClick={onTryAgain}>
          <Icon of={RotateCcw} size={18} />
          Try Again
        </Button>
      </div>
    </Card>
  );
}

function useCountdown(from: number): number {
  const [left, setLeft] = useState(Math.ceil(from));
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}
