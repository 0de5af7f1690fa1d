import { PHRASE_MAX } from '@saywell/contract';
import { type SubmitEvent, useId, useState } from 'react';
import { ListenButton } from '../../features/listening/listen-button.tsx';
import { isSayable, tidyPhrase } from '../../features/practice/own-phrase.ts';
import { useRecentPhrases } from '../../features/practice/queries.ts';
import { isTooLongForOneTake } from '../../features/recording/take-limit.ts';
import { bandOf } from '../../ui/bands.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/inputs.tsx';
import { ScoreChip } from '../../ui/score-chip.tsx';

export function OwnPhraseForm({
  text,
  onWrite,
  onUse,
}: {
  text: string;
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
              ? 'That is longer than one recording. Practice it in parts: about twenty-five words fit.'
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
      <Recent id={id} onUse={onUse} />
    </div>
  );
}

function problemOf(phrase: string): string | undefined {
  if (phrase.length > PHRASE_MAX) return `Use ${PHRASE_MAX} characters at most.`;
  return isSayable(phrase) ? undefined : 'Write something to say first.';
}

function Recent({ id, onUse }: { id: string; onUse: (phrase: string) => void }) {
  const phrases = useRecentPhrases();
  if (phrases.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-1">
        Practiced before
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
                {phrase}
              </span>
              <ScoreChip band={bandOf(bestAccuracy * 100)} score={bestAccuracy * 100} word="best" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
