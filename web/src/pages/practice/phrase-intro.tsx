import { Lightbulb, Repeat } from 'lucide-react';
import { useState } from 'react';
import { ListenButton } from '../../features/listening/listen-button.tsx';
import type { Model } from '../../features/listening/model.ts';
import { PaceChoice } from '../../features/listening/pace-choice.tsx';
import { PhraseLine } from '../../features/listening/phrase-line.tsx';
import type { Pace } from '../../features/listening/speaking.ts';
import { VoiceButton } from '../../features/listening/voice-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

/** The phrase, its sounds, its example, its tips. */
export function PhraseIntro({
  phrase,
  tips,
  model,
  busy,
}: {
  phrase: string;
  tips: readonly string[];
  model: Model | undefined;
  /** While recording nothing may sound. */
  busy: boolean;
}) {
  const [pace, setPace] = useState<Pace>('1');
  const [loop, setLoop] = useState(false);
  return (
    <div className="grid min-w-0 content-start gap-4.5 md:gap-5.5">
      <div className="mt-2">
        <PhraseLine phrase={phrase} pace={pace} disabled={busy} />
        <p className="ipa mt-3 min-h-[1.45em] text-20 text-ink-2">
          {model && (
            <>
              <span className="sr-only">Its sounds: </span>/{model.ipa}/
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <ListenButton phrase={phrase} pace={pace} loop={loop} disabled={busy} />
        <PaceChoice pace={pace} onChange={setPace} />
        <span className="flex">
          <IconButton
            icon={Repeat}
            label="Repeat the example"
            aria-pressed={loop}
            onClick={() => setLoop(!loop)}
            className="aria-pressed:bg-ink aria-pressed:text-paper"
          />
          <VoiceButton phrase={phrase} />
        </span>
      </div>
      <TipList tips={tips} className={busy ? 'max-md:hidden' : '[&>li+li]:max-md:hidden'} />
    </div>
  );
}

/** Phones show the first tip above the recorder and the others below, so that it stays in reach. */
export function TipList({ tips, className }: { tips: readonly string[]; className: string }) {
  if (tips.length === 0) return null;
  return (
    <ul className={`grid gap-2 ${className}`}>
      {tips.map((tip) => (
        <li key={tip} className="flex gap-3 text-ink-2">
          <Icon of={Lightbulb} className="mt-[3px] text-ink-3" />
          {tip}
        </li>
      ))}
    </ul>
  );
}
