import type { ScriptText } from '@saywell/contract';
import { ArrowLeft, SkipForward } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useExample } from '../../features/listening/example.ts';
import { ListenButton } from '../../features/listening/listen-button.tsx';
import {
  listenToExample,
  listenToSounds,
  stopListening,
} from '../../features/listening/listening.ts';
import { useVoice } from '../../features/listening/use-voice.ts';
import { analysisProblem } from '../../features/practice/analyze.ts';
import { InlineRecorder } from '../../features/recording/inline-recorder.tsx';
import type { Take } from '../../features/recording/take.ts';
import { useRecorder } from '../../features/recording/use-recorder.ts';
import {
  type Judged,
  loadKept,
  sendClip,
  soundOf,
  useKeepClip,
} from '../../features/voices/queries.ts';
import { errorText } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { phraseSize } from '../../ui/phrase-size.ts';
import { typographic } from '../../ui/typographic.ts';
import { JudgedTake } from './judged-take.tsx';
import { KeptRecording } from './kept-recording.tsx';
import { useStudioKeys } from './use-studio-keys.ts';

type StudioTextProps = {
  voiceName: string;
  text: ScriptText;
  takesFocus: boolean;
  /** Of the recording that is kept. */
  score: number | undefined;
  onKept: (score: number) => void;
  onRemoved: () => void;
  onPrevious: (() => void) | undefined;
  onNext: () => void;
};

/** One text: how it is to be said, its example, the recorder, and what came of it. */
export function StudioText({
  voiceName,
  text,
  takesFocus,
  score,
  onKept,
  onRemoved,
  onPrevious,
  onNext,
}: StudioTextProps) {
  const { text: phrase, manner, note } = text;
  const voice = useVoice();
  const example = useExample(phrase, manner);
  const recorder = useRecorder<Judged>({
    phrase,
    onStart: stopListening,
    analyze: ({ file }: Take, signal) =>
      sendClip(voiceName, text, { sound: file, keep: false, signal }),
    explain: analysisProblem,
  });
  const keep = useKeepClip(voiceName, text, onKept);
  const { state } = recorder;
  const judged = state.name === 'result' ? state.result : undefined;
  const isLive = state.name === 'recording';
  const isBusy = isLive || state.name === 'analyzing' || keep.isPending;

  const problem = keep.error
    ? errorText(keep.error, 'It could not be kept. Please try again.')
    : keep.data?.isKept === false
      ? keep.data.advice
      : undefined;

  const hear = () => {
    if (state.name !== 'result') return;
    const sound = judged?.sound === undefined ? state.take.file : soundOf(judged);
    listenToSounds(`studio:${phrase}`, [{ load: async () => sound }]);
  };
  const again = () => {
    keep.reset();
    recorder.again();
    recorder.start();
  };
  const hearKept = () =>
    listenToSounds(`kept:${phrase}`, [{ load: () => loadKept(voiceName, text) }]);
  const keepIt = () => judged?.sound !== undefined && !keep.isPending && keep.mutate(judged);

  useStudioKeys({
    r: isLive ? recorder.stop : isBusy ? undefined : again,
    ...(!isBusy && {
      l: () => listenToExample(phrase, { voice, manner }),
      ...(judged ? { h: hear, k: keepIt } : score !== undefined && { h: hearKept }),
      ArrowRight: onNext,
      ...(onPrevious && { ArrowLeft: onPrevious }),
    }),
  });

  const heading = useRef<HTMLHeadingElement>(null);
  const begin = useEffectEvent(() => takesFocus && heading.current?.focus({ preventScroll: true }));
  // What was pressed to get here belongs to the text before.
  useEffect(() => void begin(), []);

  return (
    <>
      <div className="grid gap-3">
        <h2
          ref={heading}
          tabIndex={-1}
          lang="en-US"
          className={`phrase-text outline-none ${phraseSize(phrase)}`}
        >
          {typographic(phrase)}
        </h2>
        <p className="ipa min-h-[1.5em] text-20 text-ink-2">
          {example && (
            <>
              <span className="sr-only">Pronunciation: </span>/{example.ipa}/
            </>
          )}
        </p>
        {note && <p className="max-w-[40em]">{typographic(note)}</p>}
        <div className="flex flex-wrap items-center gap-2.5">
          <ListenButton phrase={phrase} manner={manner} disabled={isBusy} />
          {score !== undefined && (
            <KeptRecording
              voiceName={voiceName}
              text={text}
              score={score}
              disabled={isBusy}
              onHear={hearKept}
              onRemoved={onRemoved}
            />
          )}
        </div>
      </div>
      {judged ? (
        <JudgedTake
          judged={judged}
          isKeeping={keep.isPending}
          problem={problem}
          onHear={hear}
          onKeep={keepIt}
          onAgain={again}
        />
      ) : (
        <Card aria-label="Recorder">
          <InlineRecorder
            recorder={recorder}
            {...(example && { example })}
            beside={<span className="text-15 text-ink-2 max-md:sr-only">Key R</span>}
          />
        </Card>
      )}
      <div className="flex flex-wrap justify-between gap-2.5">
        <Button look="quiet" disabled={!onPrevious || isBusy} onClick={onPrevious}>
          <Icon of={ArrowLeft} size={18} />
          Previous
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={onNext}>
          <Icon of={SkipForward} size={18} />
          {score === undefined ? 'Skip' : 'Next'}
        </Button>
      </div>
      <p className="text-15 text-ink-2 max-md:hidden">
        Keys: R records and stops, L plays the example, H plays your recording, K keeps it, and the
        arrows move.
      </p>
    </>
  );
}
