import { CATEGORY_LABELS, DAILY_FREE_EXERCISES, type TrialExercise } from '@saywell/contract';
import { X } from 'lucide-react';
import { RecorderPanel } from '../../features/recording/recorder-panel.tsx';
import {
  BusyNetworkBanner,
  CheckingNote,
  CompletionBanner,
  LimitBanner,
} from '../../features/trial/limit-banners.tsx';
import { TodayProgress } from '../../features/trial/today-progress.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PhraseIntro, TipList } from '../practice/phrase-intro.tsx';
import { LoadingSession } from './loading-session.tsx';
import { SessionVerdict } from './session-verdict.tsx';
import type { TrialRun } from './use-trial-run.ts';

/** A visitor's practice over the whole screen: exercise, recorder, verdict, and on to the next. */
export default function PracticeSession({ run, onExit }: { run: TrialRun; onExit: () => void }) {
  const { trial, recorder } = run;
  const { exercise, phase } = trial;
  const { state } = recorder;
  usePageTitle(exercise ? exercise.title : 'Practice');
  const finished = trial.state?.isDailyLimitReached && trial.justFinished;

  if (phase === 'loading' && !trial.checking) return <LoadingSession />;
  return (
    <div data-full-screen className="wrap flex-1 max-md:-mt-4 md:-mt-6 [--dock:0px]">
      <SessionHead
        exercise={exercise}
        remaining={phase === 'full' ? 0 : (trial.state?.exercisesRemaining ?? DAILY_FREE_EXERCISES)}
        onExit={onExit}
      />
      {state.name === 'result' && exercise ? (
        <SessionVerdict
          run={run}
          exercise={exercise}
          take={state.take}
          analysis={state.result}
          onFinish={onExit}
        />
      ) : phase === 'full' || trial.checking ? (
        <Card aria-label="Today" className="mx-auto mt-8 max-w-140">
          {trial.checking ? <CheckingNote /> : <BusyNetworkBanner />}
        </Card>
      ) : finished || phase === 'limit' || !exercise ? (
        <Card aria-labelledby="today" className="mx-auto mt-8 grid max-w-140 gap-6">
          <h2 id="today" className="sr-only">
            Today
          </h2>
          <TodayProgress state={trial.state} />
          {finished ? <CompletionBanner onContinue={run.startOver} /> : <LimitBanner />}
        </Card>
      ) : (
        <Exercise run={run} exercise={exercise} />
      )}
    </div>
  );
}

function SessionHead({
  exercise,
  remaining,
  onExit,
}: {
  exercise: TrialExercise | undefined;
  remaining: number;
  onExit: () => void;
}) {
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line pb-3">
      <Button look="quiet" size="s" onClick={onExit} className="-ml-3">
        <Icon of={X} size={19} />
        Exit Practice
      </Button>
      {exercise ? (
        <h1 className="num font-text text-15 font-semibold tracking-normal max-md:order-3 max-md:w-full">
          {CATEGORY_LABELS[exercise.category]} · Level {exercise.difficulty}
        </h1>
      ) : (
        <h1 className="sr-only">Practice</h1>
      )}
      <p className="num ml-auto text-15 text-ink-2">Exercises remaining today: {remaining}</p>
    </header>
  );
}

function Exercise({ run, exercise }: { run: TrialRun; exercise: TrialExercise }) {
  const { recorder, model, wave, takes } = run;
  const busy = recorder.state.name === 'recording' || recorder.state.name === 'analyzing';
  return (
    <div className="mt-3 grid gap-5 md:mt-7 md:gap-10 xl:grid-cols-[minmax(0,1fr)_440px] xl:items-start xl:gap-14">
      <PhraseIntro phrase={exercise.content} tips={exercise.tips} model={model} busy={busy} />
      <RecorderPanel recorder={recorder} model={wave} returning={takes.length > 0} />
      <TipList tips={exercise.tips} className="md:hidden" />
    </div>
  );
}
