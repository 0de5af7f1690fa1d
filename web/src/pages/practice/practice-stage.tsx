import { isScored } from '@saywell/contract';
import { RecorderPanel } from '../../features/recording/recorder-panel.tsx';
import { RepeatActions, VerdictActions } from '../../features/verdict/verdict-actions.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PhraseIntro, TipList } from './phrase-intro.tsx';
import { TakeVerdict } from './take-verdict.tsx';
import type { PracticeRecord } from './use-practice-record.ts';
import type { PracticeRun } from './use-practice-run.ts';

/** Listen, record, verdict, save: the loop of an exercise and of an own phrase. */
export function PracticeStage({
  run,
  record,
  tips,
  earlier,
}: {
  run: PracticeRun;
  record: PracticeRecord;
  tips: readonly string[];
  /** Scores of earlier visits, oldest first. */
  earlier: readonly { score: number }[];
}) {
  const { phrase, recorder, model, takes } = run;
  const { state } = recorder;

  if (state.name === 'result') {
    const { take, result } = state;
    const onTryAgain = () => run.retry(result);
    return (
      <TakeVerdict
        phrase={phrase}
        take={take}
        analysis={result}
        model={model}
        before={{ attempts: [...earlier, ...takes], words: takes.at(-1)?.words }}
        renderActions={(playback) =>
          isScored(result) ? (
            <>
              <VerdictActions
                onTryAgain={onTryAgain}
                onSave={() => run.save(result)}
                saving={run.saving}
              />
              {run.saveFailed && (
                <p role="alert" className="mt-2 text-15 text-notyet">
                  This take was not saved. Check the connection, then save it again.
                </p>
              )}
            </>
          ) : (
            <RepeatActions onTryAgain={onTryAgain} playback={playback} />
          )
        }
      />
    );
  }
  const { unsaved } = record;
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
      <div className="mt-1 grid gap-5 md:mt-7 md:gap-10 xl:grid-cols-[minmax(0,1fr)_440px] xl:items-start xl:gap-14">
        <PhraseIntro phrase={phrase} tips={tips} model={model} busy={state.name === 'recording'} />
        <RecorderPanel recorder={recorder} model={run.wave} returning={run.returning} />
        <TipList tips={tips} className="md:hidden" />
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
        title={`Your last take, ${Math.round(score)}%, is not saved yet.`}
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
