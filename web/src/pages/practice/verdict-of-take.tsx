import { type ReactNode, useMemo } from 'react';
import type { Model } from '../../features/listening/model.ts';
import type { SavedAnalysis } from '../../features/practice/analyze.ts';
import type { Take } from '../../features/recording/take.ts';
import type { Playback } from '../../features/verdict/playback.ts';
import { VerdictView, type VerdictProps } from '../../features/verdict/verdict-view.tsx';
import { PEAK_SECONDS, peaksOf, scaledPeaks } from '../../lib/audio/peaks.ts';
import { durationOf } from '../../lib/audio/sound.ts';
import { spokenPart } from './spoken-part.ts';
import { useTakePlayback } from './use-take-playback.ts';

/** A verdict with the sound it is about: both voices can be seen and played. */
export function VerdictOfTake({
  take,
  analysis,
  model,
  renderActions,
  ...rest
}: Pick<VerdictProps, 'phrase' | 'before' | 'summary' | 'after'> & {
  take: Take;
  analysis: SavedAnalysis;
  model: Model | undefined;
  renderActions: (playback: Playback) => ReactNode;
}) {
  const playback = useTakePlayback({ sound: take.sound, words: analysis.words }, model);
  const peaks = useMemo(() => (take.sound ? scaledPeaks(peaksOf(take.sound)) : []), [take]);
  const seconds = take.sound ? durationOf(spokenPart(take.sound, analysis.words)) : take.seconds;
  return (
    <VerdictView
      {...rest}
      analysis={analysis}
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
      actions={renderActions(playback)}
    />
  );
}
