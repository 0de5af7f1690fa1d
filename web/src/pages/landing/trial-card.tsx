import { ListenButton } from '../../features/listening/listen-button.tsx';
import { PhraseLine } from '../../features/listening/phrase-line.tsx';
import { InlineRecorder } from '../../features/recording/inline-recorder.tsx';
import {
  BusyNetworkBanner,
  CheckingNote,
  CompletionBanner,
  LimitBanner,
} from '../../features/trial/limit-banners.tsx';
import { ExerciseToCome, TrialFrame } from './trial-frame.tsx';
import type { TrialRun } from './use-trial-run.ts';

/** One exercise, ready to be said, or why there is none today. */
export function TrialCard({ run }: { run: TrialRun }) {
  const { state, phase, checking, justFinished } = run.trial;
  return (
    <TrialFrame state={state}>
      {checking ? (
        <CheckingNote />
      ) : state?.isDailyLimitReached && justFinished ? (
        <CompletionBanner onContinue={run.startOver} />
      ) : phase === 'limit' ? (
        <LimitBanner />
      ) : phase === 'full' ? (
        <BusyNetworkBanner />
      ) : (
        <Exercise run={run} />
      )}
    </TrialFrame>
  );
}

function Exercise({ run: { trial, recorder, example, wave } }: { run: TrialRun }) {
  const phrase = trial.exercise?.phrase;
  if (!phrase) return <ExerciseToCome />;
  const busy = recorder.state.name === 'recording' || recorder.state.name === 'analyzing';
  return (
    <>
      <div className="min-h-[2.28em] md:max-lg:min-h-0 text-(length:--text-phrase) [--text-phrase:clamp(1.875rem,1.5rem+1.5vw,2.625rem)]">
        <PhraseLine phrase={phrase} disabled={busy} />
      </div>
      <p className="ipa mt-2.5 mb-5 min-h-[1.45em] short:mb-3 text-[1.125rem] text-ink-2">
        {example && (
          <>
            <span className="sr-only">Pronunciation: </span>/{example.ipa}/
          </>
        )}
      </p>
      <InlineRecorder
        recorder={recorder}
        example={wave}
        beside={<ListenButton phrase={phrase} disabled={busy} short />}
      />
    </>
  );
}
