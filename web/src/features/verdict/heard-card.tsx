import { AudioLines } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Waveform } from '../../ui/waveform.tsx';
import { typographic } from '../../ui/typographic.ts';

/** For a take without a result: what arrived, and what else stood in the way. */
export function HeardCard({
  peaks,
  heard,
  messages,
}: {
  peaks: readonly number[];
  /** The words that were understood. */
  heard: string;
  messages: readonly string[];
}) {
  return (
    <Card className="xl:flex xl:grow xl:flex-col">
      <h2>What the microphone heard</h2>
      {heard && (
        <p className="mt-3 font-display text-20 leading-[1.3] font-medium" lang="en-US">
          “{typographic(heard)}”
        </p>
      )}
      <div className="relative mt-5 h-21 xl:my-auto xl:max-h-80 xl:grow before:absolute before:inset-x-0 before:top-1/2 before:h-px before:bg-line">
        {peaks.length > 0 && (
          <Waveform peaks={peaks} voice="you" strokes={68} label="Your recording as a waveform" />
        )}
      </div>
      {messages.length > 0 && (
        <ul className="mt-4.5 grid gap-3.5">
          {messages.map((message) => (
            <li key={message} className="flex gap-3 text-ink-2">
              <Icon of={AudioLines} className="mt-[3px] text-ink-3" />
              {typographic(message)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
