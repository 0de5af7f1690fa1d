import { useMemo } from 'react';
import { PEAK_SECONDS, peaksOf, scaledPeaks } from '../../lib/audio/peaks.ts';
import { durationOf } from '../../lib/audio/sound.ts';
import type { Model } from '../../features/listening/model.ts';
import type { SavedAnalysis } from '../../features/practice/analyze.ts';
import type { Take } from '../../features/recording/take.ts';
import { RepeatActions, VerdictActions } from '../../features/verdict/verdict-actions.tsx';
import { VerdictView, type VerdictProps } from '../../features/verdict/verdict-view.tsx';
import type { StageProps } from './practice-stage.tsx';
import { spokenPart } from './spoken-part.ts';
import { useTakePlayback } from './use-take-playback.ts';

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
  const playback = useTakePlayback({ sound: take.sound, words: analysis.words }, model);
  const peaks = useMemo(() => (take.sound ? scaledPeaks(peaksOf(take.sound)) : []), [take]);
  const seconds = take.sound ? durationOf(spokenPart(take.sound, analysis.words)) : take.seconds;
  const scored = !analysis.issues.some(({ blocking }) => blocking);
  return (
    <VerdictView
      analysis={analysis}
      phrase={phrase}
      playback={playback}
      learner={{ peaks, every: PEAK_SECONDS, seconds }}
      model={
        model && {
          peaks: model.peaks,
          every: PEAK_SECONDS,
          seconds: model.seconds,
          words: model.words,
        }
      }
      before={before}
      actions={
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
