import type { TrialExercise } from '@saywell/contract';
import { ArrowRight, RotateCcw } from 'lucide-react';
import { AdSlot } from '../../features/ads/ad-slot.tsx';
import type { SavedAnalysis } from '../../features/practice/analyze.ts';
import type { Take } from '../../features/recording/take.ts';
import { AnalysisResults } from '../../features/trial/analysis-results.tsx';
import { CompletionBanner, LimitBanner } from '../../features/trial/limit-banners.tsx';
import { RepeatActions } from '../../features/verdict/verdict-actions.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VerdictOfTake } from '../practice/verdict-of-take.tsx';
import { isScored, type TrialRun } from './use-trial-run.ts';

/** The verdict on a visitor's take, and the ways on from it. */
export function SessionVerdict({
  run,
  exercise,
  take,
  analysis,
  onFinish,
}: {
  run: TrialRun;
  exercise: TrialExercise;
  take: Take;
  analysis: SavedAnalysis;
  onFinish: () => void;
}) {
  const { trial, takes, takesLeft, model } = run;
  const usedUp = trial.state?.isDailyLimitReached ?? false;
  const retry = () => run.retry(analysis);
  const finish = (
    <Button look="quiet" onClick={onFinish}>
      Finish Session
    </Button>
  );
  return (
    <VerdictOfTake
      phrase={exercise.phrase}
      take={take}
      analysis={analysis}
      model={model}
      before={{ attempts: takes, words: takes.at(-1)?.words }}
      summary={
        <div className="grid gap-5">
          <AnalysisResults accuracy={analysis.accuracyScore} fluency={analysis.fluencyScore} />
          {trial.justFinished ? (
            <CompletionBanner onContinue={run.startOver} />
          ) : (
            usedUp && <LimitBanner />
          )}
        </div>
      }
      renderActions={(playback) =>
        isScored(analysis) || takesLeft <= 0 ? (
          <>
            <div className={takesLeft > 0 ? 'grid grid-cols-[1fr_1.4fr] gap-2.5' : 'grid'}>
              {takesLeft > 0 && (
                <Button look="line" className="px-3!" onClick={retry}>
                  <Icon of={RotateCcw} size={19} />
                  Retry
                </Button>
              )}
              {usedUp ? (
                <ButtonLink to="/auth?tab=register" className="px-3!">
                  Create Free Account
                </ButtonLink>
              ) : (
                <Button className="px-3!" onClick={run.next}>
                  Continue Practice
                  <Icon of={ArrowRight} size={19} />
                </Button>
              )}
            </div>
            <div className="mt-2 max-md:hidden">{finish}</div>
          </>
        ) : (
          <RepeatActions onTryAgain={retry} playback={playback} />
        )
      }
      after={
        <div className="mt-14 grid justify-items-center gap-10">
          <div className="md:hidden">{finish}</div>
          <AdSlot placement="exercise-completion" context={{ exerciseId: exercise.id }} />
        </div>
      }
    />
  );
}
