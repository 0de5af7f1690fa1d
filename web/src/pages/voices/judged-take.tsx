import { Check, Mic, Volume2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Judged } from '../../features/voices/queries.ts';
import { BandMark } from '../../ui/band-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Whether a recording is good enough to be copied, else what to do again. */
export function JudgedTake({
  judged: { score, sound, advice },
  isKeeping,
  problem,
  onHear,
  onKeep,
  onAgain,
}: {
  judged: Judged;
  isKeeping: boolean;
  /** Why it was not kept. */
  problem: string | undefined;
  onHear: () => void;
  onKeep: () => void;
  onAgain: () => void;
}) {
  const isGood = sound !== undefined;
  const first = useRef<HTMLButtonElement>(null);
  // The microphone that was pressed is gone: the keyboard goes on at the next step.
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  return (
    <Card aria-label="Your recording" className="grid gap-4">
      <div role="status" className="grid gap-1">
        <p className="flex items-center gap-2 text-20 font-[650]">
          <BandMark band={isGood ? 'clear' : 'notyet'} />
          {isGood ? `Good: ${Math.round(score)} of 100` : 'Please record again'}
        </p>
        <p className="text-ink-2">{isGood ? 'Hear it as learners will, then keep it.' : advice}</p>
      </div>
      {problem && (
        <p role="alert" className="text-notyet">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2.5">
        {isGood && (
          <Button ref={first} busy={isKeeping} onClick={onKeep}>
            {!isKeeping && <Icon of={Check} size={18} />}
            {isKeeping ? 'Keeping...' : 'Keep it'}
          </Button>
        )}
        <Button look="you" onClick={onHear}>
          <Icon of={Volume2} size={18} />
          Hear it
        </Button>
        <Button
          ref={isGood ? undefined : first}
          look={isGood ? 'line' : 'go'}
          disabled={isKeeping}
          onClick={onAgain}
        >
          <Icon of={Mic} size={18} />
          Record again
        </Button>
      </div>
    </Card>
  );
}
