import { hasResult } from '@saywell/contract';
import { heardSoFar } from '../../features/device/engine.ts';
import { LoadingEngine } from '../../features/device/loading-engine.tsx';
import { useLanguageFacts } from '../../features/practice/language-facts.ts';
import { DrilledChange } from '../../features/drill/drilled-change.tsx';
import { saveDrill } from '../../features/drill/save-drill.ts';
import { RecorderPanel } from '../../features/recording/recorder-panel.tsx';
import type { Attempt } from '../../features/verdict/attempts-strip.tsx';
import { RepeatActions, VerdictActions } from '../../features/verdict/verdict-actions.tsx';
import { useStore } from '../../lib/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { drilledChange } from './drilled-change.ts';
import { DrillSlot, LeftDrill, OpenDrill } from './drill-slot.tsx';
import { PhraseIntro } from './phrase-intro.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { TakeVerdict } from './take-verdict.tsx';
import { useDrill } from './use-drill.ts';
import type { PracticeRecord } from './use-practice-record.ts';
import type { PracticeRun } from './use-practice-run.ts';
import type { Scoring } from './use-scoring.ts';

/** Listen, record, verdict, save: the loop of an exercise and of an own phrase. */
export function PracticeStage({
  run,
  record,
  scoring,
  exerciseId,
  tips,
  earlier,
  onward,
  passTo,
}: {
  run: PracticeRun;
  record: PracticeRecord;
  /** Of the words that are drilled. */
  scoring: Scoring;
  /** Absent for an own phrase. */
  exerciseId?: number;
  tips: readonly string[];
  /** Takes of earlier visits, oldest first. */
  earlier: readonly Attempt[];
  /** Where saving leads. */
  onward: string;
  /** Where a short verdict leads if the take has no score; the others ask to say it again. */
  passTo?: string | undefined;
}) {
  const { phrase, recorder, example, takes } = run;
  const { state } = recorder;
  const said = useStore(heardSoFar, ({ words }) => words);
  const { owner } = record;
  const drill = useDrill({
    owner,
    // A drill is saved unasked, so where only what is saved may leave the device it stays there.
    save: async (ended) => {
      if (scoring.isAiOff === false) await saveDrill(owner.userId, ended);
    },
    onSpent: record.leaveOut,
    ...scoring,
  });
  const of = { phrase, exerciseId };
  const isBrief = passTo !== undefined;
  const factOf = useLanguageFacts();

  if (state.name === 'result') {
    const { take, result } = state;
    const onTryAgain = () => run.retry(result);
    const change = drilledChange(drill.last, phrase, result);
    return (
      <TakeVerdict
        phrase={phrase}
        take={take}
        analysis={result}
        example={example}
        before={{
          attempts: [...earlier, ...takes],
          words: change ? undefined : takes.at(-1)?.words,
        }}
        summary={change && <DrilledChange change={change} />}
        lastDrill={drill.last}
        ways={{ canRepeat: true, onward, goesOn: isBrief, before: takes.at(-1)?.words }}
        isBrief={isBrief}
        factOf={factOf}
        renderDrill={(view, index, next) => (
          <DrillSlot {...{ run: drill, of, view, index, next }} onPhrase={onTryAgain} />
        )}
        renderActions={(playback, next) =>
          hasResult(result) ? (
            <div data-never-covered>
              <VerdictActions
                next={next.action}
                onTryAgain={onTryAgain}
                onSave={() => run.save(result)}
                saving={run.saving}
              />
              {run.saveProblem?.kind === 'failed' && (
                <p role="alert" className="mt-2 text-15 text-notyet">
                  This recording wasn’t saved. {run.saveProblem.reason}
                </p>
              )}
              {run.saveProblem?.kind === 'signed-out' && (
                <SignInAgain onSignedIn={() => run.save(result)}>
                  You are signed out, so this recording isn’t saved yet.
                </SignInAgain>
              )}
            </div>
          ) : (
            <div data-never-covered>
              <RepeatActions onTryAgain={onTryAgain} playback={playback} />
              {passTo && (
                <TextLink to={passTo} replace className="mt-1">
                  Go on without a score
                </TextLink>
              )}
            </div>
          )
        }
      />
    );
  }
  const { unsaved } = record;
  const isSignedOut = state.name === 'error' && state.problem.kind === 'signed-out';
  return (
    <>
      {unsaved && (
        <UnsavedBanner
          score={unsaved.overallAccuracy}
          disabled={state.name !== 'idle'}
          onDiscard={record.onDiscard}
          onShow={() => {
            record.onRestored();
            recorder.restore(unsaved);
          }}
        />
      )}
      {/* As tall as the window: the ad below must not jump away when the verdict takes this place. */}
      <div className="mt-1 grid content-start gap-5 max-xl:min-h-dvh md:mt-7 md:gap-10 xl:grid-cols-[minmax(0,1fr)_440px] xl:items-start xl:gap-14">
        <PhraseIntro
          phrase={phrase}
          tips={tips}
          example={example}
          busy={state.name === 'recording'}
          said={state.name === 'recording' && state.live ? said : 0}
        />
        {drill.current && !drill.begunHere ? (
          <OpenDrill run={drill} onPhrase={drill.leave} />
        ) : (
          <div className="grid gap-3">
            <LeftDrill run={drill} phrase={phrase} />
            <RecorderPanel
              recorder={recorder}
              example={run.wave}
              returning={run.returning || drill.wasLeft}
              wayOut={isSignedOut && <SignInAgain onSignedIn={recorder.sendAgain} />}
            />
            {scoring.isWaiting && <LoadingEngine />}
          </div>
        )}
      </div>
    </>
  );
}

/** Offered where somebody left a verdict without saving it. */
function UnsavedBanner({
  score,
  onShow,
  onDiscard,
  disabled,
}: {
  score: number;
  onShow: () => void;
  onDiscard: () => void;
  /** While recording. */
  disabled: boolean;
}) {
  return (
    <div className="mt-4">
      <Banner
        tone="info"
        title={`Your last recording, ${Math.round(score)}%, isn’t saved yet.`}
        action={
          <div className="flex flex-wrap gap-2.5">
            <Button look="line" size="s" disabled={disabled} onClick={onShow}>
              Show it
            </Button>
            <Button look="quiet" size="s" disabled={disabled} onClick={onDiscard}>
              Discard
            </Button>
          </div>
        }
      />
    </div>
  );
}
