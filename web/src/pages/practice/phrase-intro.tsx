import { Lightbulb, type LucideIcon, Repeat, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { ListenButton } from '../../features/listening/listen-button.tsx';
import { type Example, useExample } from '../../features/listening/example.ts';
import { PhraseLine } from '../../features/listening/phrase-line.tsx';
import type { Pace } from '../../features/listening/speaking.ts';
import { useManner } from '../../features/listening/use-manner.ts';
import { MannerChoice, PaceChoice, VoiceButton } from '../../features/listening/voice-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { isParagraph } from '../../ui/phrase-size.ts';

/** A word that was heard. It stays where it is, and a screen reader is not told: it would talk into the recording. */
const SAID = 'text-voice underline decoration-voice!';

/** The phrase, its sounds, its example, its tips. A phone shows the last two when they are asked for. */
export function PhraseIntro({
  phrase,
  tips,
  example,
  busy,
  said = 0,
}: {
  phrase: string;
  tips: readonly string[];
  example: Example | undefined;
  /** While recording nothing may sound. */
  busy: boolean;
  /** Words heard since the recording began. */
  said?: number;
}) {
  const [pace, setPace] = useState<Pace>('1');
  const [loop, setLoop] = useState(false);
  const [opened, setOpened] = useState<'options' | 'tips'>();
  const chosen = useManner();
  const manner = example?.hasManners ? chosen : undefined;
  const careful = useExample(manner === 'careful' ? phrase : '', manner);
  const shown = manner === 'careful' ? careful : example;
  const id = useId();
  const unfolds = (part: 'options' | 'tips') => ({
    'aria-expanded': opened === part,
    'aria-controls': id + part,
    onClick: () => setOpened(opened === part ? undefined : part),
  });
  return (
    <div className="grid min-w-0 content-start gap-4.5 md:gap-5.5">
      <div className="mt-2">
        <PhraseLine
          phrase={phrase}
          pace={pace}
          manner={manner}
          disabled={busy}
          lookOf={(place) => (place < said ? SAID : '')}
        />
        <Transcription phrase={phrase} ipa={shown?.ipa} />
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <span className="flex min-w-0 max-md:w-full max-md:justify-between max-md:[&>button:first-child]:min-w-0 max-md:[&>button:first-child]:flex-1 max-md:[&>button:first-child]:px-3">
          <ListenButton phrase={phrase} pace={pace} loop={loop} manner={manner} disabled={busy} />
          <Unfold icon={SlidersHorizontal} text="Options" {...unfolds('options')} />
          {tips.length > 0 && <Unfold icon={Lightbulb} text="Tips" {...unfolds('tips')} />}
        </span>
        {manner && <MannerChoice />}
        <span
          id={`${id}options`}
          className={classNames(
            'flex flex-wrap items-center gap-x-1 gap-y-3',
            opened !== 'options' && 'max-md:hidden',
          )}
        >
          <PaceChoice pace={pace} onChange={setPace} />
          <IconButton
            icon={Repeat}
            label="Repeat the example"
            text="Repeat"
            aria-pressed={loop}
            onClick={() => setLoop(!loop)}
            className="aria-pressed:bg-ink aria-pressed:text-paper forced-colors:aria-pressed:border-2"
          />
          <VoiceButton phrase={phrase} />
        </span>
      </div>
      <TipList id={`${id}tips`} tips={tips} className={opened === 'tips' ? '' : 'max-md:hidden'} />
    </div>
  );
}

/** Opens a part that a phone has no room for: an icon over its name, as in the bar at the bottom. */
function Unfold({
  icon,
  text,
  ...rest
}: {
  icon: LucideIcon;
  text: string;
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      {...rest}
      className="grid min-h-12 min-w-15 content-center justify-items-center gap-0.5 rounded-tile text-13 font-medium text-ink-2 aria-expanded:bg-sunken aria-expanded:text-ink md:hidden forced-colors:aria-expanded:border"
    >
      <Icon of={icon} />
      {text}
    </button>
  );
}

/** A paragraph's sounds are there for whoever asks; a phrase's stand under it. */
function Transcription({ phrase, ipa }: { phrase: string; ipa: string | undefined }) {
  if (isParagraph(phrase)) {
    return (
      <details className="mt-3 text-15 text-ink-2">
        <summary className="w-fit rounded-word py-2.5 underline underline-offset-4">
          Show pronunciation
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
          <span className="sr-only">Pronunciation: </span>/{ipa}/
        </span>
      )}
    </p>
  );
}

function TipList({
  id,
  tips,
  className,
}: {
  id: string;
  tips: readonly string[];
  className: string;
}) {
  if (tips.length === 0) return null;
  return (
    <ul id={id} className={`grid gap-2 ${className}`}>
      {tips.map((tip) => (
        <li key={tip} className="flex gap-3 text-ink-2">
          <Icon of={Lightbulb} className="mt-[3px] text-ink-3" />
          {tip}
        </li>
      ))}
    </ul>
  );
}
