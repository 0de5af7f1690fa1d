import type { Model } from '../../features/listening/model.ts';
import type { SavedAnalysis } from '../../features/practice/analyze.ts';
import type { Take } from '../../features/recording/take.ts';
import { RepeatActions, VerdictActions } from '../../features/verdict/verdict-actions.tsx';
import type { VerdictProps } from '../../features/verdict/verdict-view.tsx';
import type { StageProps } from './practice-stage.tsx';
import { VerdictOfTake } from './verdict-of-take.tsx';

/** The verdict on one take, with everything that can be played and done about it. */
export function TakeVerdict({
  phrase,
  take,
  analysis,
  model,
  before,
  onTryAgain,
  onSave,
  saving,
  saveFailed,
  after,
}: Omit<StageProps, 'earlier' | 'record'> & {
  take: Take;
  analysis: SavedAnalysis;
  model: Model | undefined;
  before: VerdictProps['before'];
  onTryAgain: () => void;
}) {
  const scored = !analysis.issues.some(({ blocking }) => blocking);
  return (
    <VerdictOfTake
      phrase={phrase}
      take={take}
      analysis={analysis}
      model={model}
      before={before}
      renderActions={(playback) =>
        scored ? (
          <>
            <VerdictActions
              onTryAgain={onTryAgain}
              onSave={() => onSave(analysis)}
              saving={saving}
            />
            {saveFailed && (
              <p role="alert" className="mt-2 text-15 text-notyet">
                This take was not saved. Check the connection, then save it again.
              </p>
            )}
          </>
        ) : (
          <RepeatActions onTryAgain={onTryAgain} playback={playback} />
        )
      }
      after={after}
    />
  );
}
