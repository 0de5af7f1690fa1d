import { Lightbulb, Repeat } from 'lucide-react';
import { useState } from 'react';
import { ListenButton } from '../../features/listening/listen-button.tsx';
import type { Model } from '../../features/listening/model.ts';
import { PhraseLine } from '../../features/listening/phrase-line.tsx';
import type { Pace } from '../../features/listening/speaking.ts';
import { PaceChoice, VoiceButton } from '../../features/listening/voice-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { isParagraph } from '../../ui/phrase-size.ts';

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
        <Transcription phrase={phrase} ipa={model?.ipa} />
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
            className="aria-pressed:bg-ink aria-pressed:text-paper forced-colors:aria-pressed:border-2"
          />
          <VoiceButton phrase={phrase} />
        </span>
      </div>
      <TipList tips={tips} className="max-md:hidden" />
    </div>
  );
}

/** A paragraph's sounds are there for whoever asks; a phrase's stand under it. */
function Transcription({ phrase, ipa }: { phrase: string; ipa: string | undefined }) {
  if (isParagraph(phrase)) {
    return (
      <details className="mt-3 text-15 text-ink-2">
        <summary className="w-fit rounded-word py-2.5 underline underline-offset-4">
          Show its sounds
        </summary>
        <p className="ipa max-h-[24dvh] overflow-y-auto text-17">{ipa && `/${ipa}/`}</p>
      </details>
    );
  }
  return (
    <p className="ipa mt-3 grid text-20 text-ink-2 *:[grid-area:1/1]">
      {/* Keeps the room that the sounds will need: they come later than the phrase. */}
      <span aria-hidden className="invisible">
        {phrase}
      </span>
      {ipa && (
        <span>
          <span className="sr-only">Its sounds: </span>/{ipa}/
        </span>
      )}
    </p>
  );
}

/** On phones they stand below the recorder, so that it stays in reach and never moves. */
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
