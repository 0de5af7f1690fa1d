import { PHRASE_MAX } from '@saywell/contract';
import { type SubmitEvent, useId, useState } from 'react';
import { ListenButton } from '../../features/listening/listen-button.tsx';
import { isSayable, tidyPhrase } from '../../features/practice/own-phrase.ts';
import type { useRecentPhrases } from '../../features/practice/queries.ts';
import { isTooLongForOneTake } from '../../features/recording/take.ts';
import { bandOf } from '../../ui/bands.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/inputs.tsx';
import { ScoreChip } from '../../ui/score-chip.tsx';
import { typographic } from '../../ui/typographic.ts';

export function OwnPhraseForm({
  text,
  recent,
  onWrite,
  onUse,
}: {
  text: string;
  /** Phrases that were practiced before. */
  recent: RecentPhrases;
  onWrite: (text: string) => void;
  onUse: (phrase: string) => void;
}) {
  const [tried, setTried] = useState(false);
  const id = useId();
  const phrase = tidyPhrase(text);
  const problem = problemOf(phrase);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!problem) onUse(phrase);
  };
  return (
    <div className="mt-6 grid max-w-180 gap-8">
      <form onSubmit={submit} noValidate className="grid gap-5">
        <TextArea
          label="Type or paste a sentence in English"
          rows={4}
          value={text}
          countTo={PHRASE_MAX}
          error={tried ? problem : undefined}
          hint={
            isTooLongForOneTake(phrase)
              ? 'That’s too long for one recording. Practice it in parts of about 15 words.'
              : undefined
          }
          onChange={(event) => onWrite(event.target.value)}
          className="font-display text-[1.375rem]!"
          lang="en-US"
        />
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit">Practice this phrase</Button>
          <ListenButton phrase={phrase} disabled={problem !== undefined} />
        </div>
      </form>
      <Recent id={id} phrases={recent} onUse={onUse} />
    </div>
  );
}

function problemOf(phrase: string): string | undefined {
  if (phrase.length > PHRASE_MAX) return `Use ${PHRASE_MAX} characters at most.`;
  return isSayable(phrase) ? undefined : 'Type something to say first.';
}

type RecentPhrases = ReturnType<typeof useRecentPhrases>['phrases'];

function Recent({
  id,
  phrases,
  onUse,
}: {
  id: string;
  phrases: RecentPhrases;
  onUse: (phrase: string) => void;
}) {
  if (phrases.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-1">
        Practiced earlier{' '}
      </h2>
      <ul>
        {phrases.map(({ phrase, bestAccuracy }) => (
          <li key={phrase} className="border-b border-line">
            <button
              type="button"
              onClick={() => onUse(phrase)}
              className="grid w-full gap-1.5 rounded-word py-4 text-left hover:[&_span:first-child]:underline"
            >
              <span className="font-display text-20 leading-[1.25] font-medium decoration-1 underline-offset-4">
                {typographic(phrase)}
              </span>
              <BestScore accuracy={bestAccuracy} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function BestScore({ accuracy }: { accuracy: number | null }) {
  if (accuracy === null) return <ScoreChip band="unsure" />;
  return <ScoreChip band={bandOf(accuracy * 100)} score={accuracy * 100} word="best" />;
}

/** A phrase that no recording can hold, as pieces to practice one by one. */
export function PhraseParts({
  parts,
  onUse,
}: {
  parts: readonly string[];
  onUse: (part: string) => void;
}) {
  const id = useId();
  if (parts.length < 2) return null;
  return (
    <section aria-labelledby={id} className="mt-4 rounded-tile bg-voice-tint px-4.5 py-4">
      <h2 id={id} className="font-text text-17 font-[650] tracking-normal">
        That’s too long for one recording. Practice it in parts.
      </h2>
      <ol className="mt-1 max-h-52 overflow-y-auto">
        {parts.map((part, index) => (
          <li key={index} className="border-t border-line first:border-t-0">
            <button
              type="button"
              onClick={() => onUse(part)}
              className="grid min-h-11 w-full grid-cols-[auto_1fr] items-center gap-3 rounded-word py-1.5 text-left text-15 hover:underline"
            >
              <span className="num font-[650]">{index + 1}</span>
              <span className="line-clamp-2">{part}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
