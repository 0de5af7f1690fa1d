import { type ReactNode, useMemo } from 'react';
import type { Example } from '../../features/listening/example.ts';
import type { SavedAnalysis } from '../../features/practice/analyze.ts';
import type { Take } from '../../features/recording/take.ts';
import { withoutThis } from '../../features/verdict/attempts-strip.tsx';
import type { Playback } from '../../features/verdict/playback.ts';
import type { VerdictProps } from '../../features/verdict/verdict-props.ts';
import { VerdictView } from '../../features/verdict/verdict-view.tsx';
import { durationOf, PEAK_SECONDS, peaksOf, scaledPeaks } from '../../lib/audio/sound.ts';
import { spokenPart, useTakePlayback } from './take-playback.ts';

/** The verdict on a take with the sound it is about: both voices can be seen and played. */
export function TakeVerdict({
  phrase,
  take,
  analysis,
  example,
  before,
  summary,
  renderDrill,
  renderActions,
  after,
}: Pick<VerdictProps, 'phrase' | 'before' | 'summary' | 'renderDrill' | 'after'> & {
  take: Take;
  analysis: SavedAnalysis;
  example: Example | undefined;
  /** What can be done next. */
  renderActions: (playback: Playback) => ReactNode;
}) {
  const playback = useTakePlayback({ phrase, sound: take.sound, words: analysis.words }, example);
  const peaks = useMemo(() => (take.sound ? scaledPeaks(peaksOf(take.sound)) : []), [take]);
  const seconds = take.sound
    ? durationOf(spokenPart(take.sound, analysis.words).sound)
    : take.seconds || spokenSeconds(analysis.words);
  return (
    <VerdictView
      phrase={phrase}
      analysis={analysis}
      playback={playback}
      learner={{ peaks, every: PEAK_SECONDS, seconds }}
      example={
        example && {
          peaks: example.peaks,
          every: PEAK_SECONDS,
          seconds: example.seconds,
          words: example.words,
          pitch: example.pitch,
        }
      }
      before={before && { ...before, attempts: withoutThis(before.attempts, analysis.analysisId) }}
      summary={summary}
      renderDrill={renderDrill}
      actions={renderActions(playback)}
      after={after}
    />
  );
}

/** How long the words took, where only they are left of a take. */
function spokenSeconds(words: SavedAnalysis['words']): number {
  const said = words.filter(({ kind }) => kind !== 'missing');
  return Math.max(0, (said.at(-1)?.end ?? 0) - (said[0]?.start ?? 0));
}
