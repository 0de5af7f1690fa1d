import {
  CATEGORY_LABELS,
  DAILY_FREE_EXERCISES,
  hasResult,
  type NextStep,
  type TrialExercise,
} from '@saywell/contract';
import { ArrowRight, RotateCcw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { AdSlot } from '../../features/ads/ad-slot.tsx';
import type { SavedAnalysis } from '../../features/practice/analyze.ts';
import { DrilledChange } from '../../features/drill/drilled-change.tsx';
import { sendDrill } from '../../features/drill/send-drill.ts';
import { RecorderPanel } from '../../features/recording/recorder-panel.tsx';
import type { Take } from '../../features/recording/take.ts';
import { AnalysisResults } from '../../features/trial/analysis-results.tsx';
import {
  BusyNetworkBanner,
  CheckingNote,
  CompletionBanner,
  LimitBanner,
} from '../../features/trial/limit-banners.tsx';
import { TodayProgress } from '../../features/trial/today-progress.tsx';
import type { Playback } from '../../features/verdict/playback/playback.ts';
import { RepeatActions } from '../../features/verdict/verdict-actions.tsx';
import { usePageTitle } from '../../lib/navigation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { drilledChange } from '../practice/drilled-change.ts';
import { DrillSlot, LeftDrill, OpenDrill } from '../practice/drill-slot.tsx';
import { PhraseIntro } from '../practice/phrase-intro.tsx';
import { TakeVerdict } from '../practice/take-verdict.tsx';
import { type DrillRun, useDrill } from '../practice/use-drill.ts';
import { LoadingSession } from './trial-frame.tsx';
import type { TrialRun } from './use-trial-run.ts';
import { typographic } from '../../ui/typographic.ts';

/** A visitor's practice over the whole screen: exercise, recorder, verdict, and on to the next. */
export default function PracticeSession({ run, onExit }: { run: TrialRun; onExit: () => void }) {
  const { trial, recorder } = run;
  const { exercise, phase } = trial;
  const { state } = recorder;
  usePageTitle(exercise ? typographic(exercise.title) : 'Practice');
  const drill = useDrill({ owner: 'trial', save: sendDrill, withToken: trial.withSession });
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
          drill={drill}
          exercise={exercise}
          take={state.take}
          analysis={state.result}
          onFinish={onExit}
        />
      ) : drill.current && !drill.begunHere && !exercise ? (
        <div className="mx-auto mt-8 max-w-140">
          <OpenDrill run={drill} onPhrase={drill.leave} phraseGone />
        </div>
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
        <Exercise run={run} drill={drill} exercise={exercise} />
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

function Exercise({
  run,
  drill,
  exercise,
}: {
  run: TrialRun;
  drill: DrillRun;
  exercise: TrialExercise;
}) {
  const { recorder, example, wave, returning } = run;
  const busy = recorder.state.name === 'recording' || recorder.state.name === 'analyzing';
  return (
    <div className="mt-3 grid gap-5 md:mt-7 md:gap-10 xl:grid-cols-[minmax(0,1fr)_440px] xl:items-start xl:gap-14">
      <PhraseIntro phrase={exercise.content} tips={exercise.tips} example={example} busy={busy} />
      {drill.current && !drill.begunHere ? (
        <OpenDrill
          run={drill}
          onPhrase={drill.leave}
          phraseGone={drill.current.of.exerciseId !== exercise.id}
        />
      ) : (
        <div className="grid gap-3">
          <LeftDrill run={drill} phrase={exercise.phrase} />
          <RecorderPanel
            recorder={recorder}
            example={wave}
            returning={returning || drill.wasLeft}
          />
        </div>
      )}
    </div>
  );
}

/** The verdict on a visitor's take, and the ways on from it. */
function SessionVerdict({
  run,
  drill,
  exercise,
  take,
  analysis,
  onFinish,
}: {
  run: TrialRun;
  drill: DrillRun;
  exercise: TrialExercise;
  take: Take;
  analysis: SavedAnalysis;
  onFinish: () => void;
}) {
  const { trial, takes, example } = run;
  const usedUp = trial.state?.isDailyLimitReached ?? false;
  const of = { phrase: exercise.phrase, exerciseId: exercise.id };
  const change = drilledChange(drill.last, exercise.phrase, analysis);
  const finish = (
    <Button look="quiet" onClick={onFinish}>
      Finish Session
    </Button>
  );
  return (
    <TakeVerdict
      phrase={exercise.phrase}
      take={take}
      analysis={analysis}
      example={example}
      before={{ attempts: takes, words: change ? undefined : takes.at(-1)?.words }}
      lastDrill={drill.last}
      ways={{
        canRepeat: run.takesLeft > 0,
        onward: usedUp ? USED_UP : undefined,
        before: takes.at(-1)?.words,
      }}
      renderDrill={(view, index, next) => (
        <DrillSlot
          {...{ run: drill, of, view, index, next }}
          onPhrase={run.takesLeft > 0 ? () => run.retry(analysis) : drill.leave}
          phraseGone={run.takesLeft === 0}
        />
      )}
      summary={
        <div className="grid gap-5">
          {change && <DrilledChange change={change} />}
          <AnalysisResults accuracy={analysis.accuracyScore} fluency={analysis.fluencyScore} />
        </div>
      }
      renderActions={(playback, next) => (
        <SessionActions
          run={run}
          analysis={analysis}
          usedUp={usedUp}
          playback={playback}
          next={next.action}
          finish={finish}
        />
      )}
      after={
        <div className="mt-14 grid justify-items-center gap-10">
          {trial.justFinished ? (
            <CompletionBanner onContinue={run.startOver} />
          ) : (
            usedUp && <LimitBanner />
          )}
          <div className="md:hidden">{finish}</div>
          <AdSlot placement="exercise-completion" context={{ exerciseId: exercise.id }} />
        </div>
      }
    />
  );
}

const USED_UP = 'Keep your progress with a free account.';

function SessionActions({
  run,
  analysis,
  usedUp,
  playback,
  next,
  finish,
}: {
  run: TrialRun;
  analysis: SavedAnalysis;
  usedUp: boolean;
  playback: Playback;
  next: NextStep['action'];
  finish: ReactNode;
}) {
  const { takesLeft } = run;
  const retry = () => run.retry(analysis);
  const onward = next === 'move-on' ? 'go' : 'line';
  if (!hasResult(analysis) && takesLeft > 0) {
    return (
      <div data-never-covered>
        <RepeatActions onTryAgain={retry} playback={playback} />
      </div>
    );
  }
  return (
    <div data-never-covered>
      <div className={takesLeft > 0 ? 'grid grid-cols-[1fr_1.4fr] gap-2.5' : 'grid'}>
        {takesLeft > 0 && (
          <Button look={next === 'repeat' ? 'go' : 'line'} className="px-3!" onClick={retry}>
            <Icon of={RotateCcw} size={19} />
            Retry
          </Button>
        )}
        {usedUp ? (
          <ButtonLink to="/auth?tab=register" look={onward} className="px-3!">
            Create Free Account
          </ButtonLink>
        ) : (
          <Button look={onward} className="px-3!" onClick={run.next}>
            Continue Practice
            <Icon of={ArrowRight} size={19} />
          </Button>
        )}
      </div>
      <div className="mt-2 max-md:hidden">{finish}</div>
    </div>
  );
}
