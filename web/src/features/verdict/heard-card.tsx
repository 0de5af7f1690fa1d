import { AudioLines } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Waveform } from '../../ui/waveform.tsx';

/** For a take without a score: what arrived, and what to do about it. */
export function HeardCard({
  peaks,
  messages,
}: {
  peaks: readonly number[];
  messages: readonly string[];
}) {
  return (
    <Card>
      <h2>What the microphone heard</h2>
      <div className="relative mt-5 h-21 before:absolute before:inset-x-0 before:top-1/2 before:h-px before:bg-line">
        {peaks.length > 0 && (
          <Waveform peaks={peaks} voice="you" strokes={68} label="Your recording as a waveform" />
        )}
      </div>
      <ul className="mt-4.5 grid gap-3.5">
        {messages.map((message) => (
          <li key={message} className="flex gap-3 text-ink-2">
            <Icon of={AudioLines} className="mt-[3px] text-ink-3" />
            {message}
          </li>
        ))}
      </ul>
    </Card>
  );
}
