import type { NextStep } from '@saywell/contract';
import { type ReactNode, useMemo, useState } from 'react';
import { hasOutcome, isOver } from '../../features/drill/drill.ts';
import type { KeptDrill } from '../../features/drill/kept-drill.ts';
import { useDeviceReads } from '../../features/listening/device/use-device-voices.ts';
import type { Example } from '../../features/listening/example.ts';
import { useVoice } from '../../features/listening/use-voice.ts';
import type { SavedAnalysis } from '../../features/practice/analyze.ts';
import type { Take } from '../../features/recording/take.ts';
import { withoutThis } from '../../features/verdict/attempts-strip.tsx';
import { nextOf, type Ways } from '../../features/verdict/next-step.ts';
import type { Playback } from '../../features/verdict/playback/playback.ts';
import type { VerdictProps } from '../../features/verdict/verdict-props.ts';
import { VerdictView } from '../../features/verdict/verdict-view.tsx';
import type { WordView } from '../../features/verdict/words/word-views.ts';
import { durationOf, PEAK_SECONDS, peaksOf, scaledPeaks } from '../../lib/audio/sound.ts';
import { spokenPart, useTakePlayback } from './take-playback.ts';

/** The verdict on a take with the sound it is about: both voices can be seen and played. */
export function TakeVerdict({
  phrase,
  take,
  analysis,
  example,
  before,
  lastDrill,
  ways,
  summary,
  renderDrill,
  renderActions,
  isBrief,
  factOf,
  after,
}: Pick<VerdictProps, 'phrase' | 'before' | 'summary' | 'isBrief' | 'factOf' | 'after'> & {
  take: Take;
  analysis: SavedAnalysis;
  example: Example | undefined;
  /** It may have been begun in this verdict. */
  lastDrill: KeptDrill | undefined;
  ways: Ways;
  renderDrill: (view: WordView, index: number, next: NextStep) => ReactNode;
  /** What can be done; `next` is to stand out. */
  renderActions: (playback: Playback, next: NextStep) => ReactNode;
}) {
  const playback = useTakePlayback({ phrase, sound: take.sound, words: analysis.words }, example);
  const isOtherVoice = useDeviceReads(phrase, useVoice());
  const [since] = useState(Date.now);
  const isDrilled = wasDrilled(analysis.next?.word, phrase, lastDrill, since);
  const next = nextOf(analysis, ways, isDrilled);
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
      isOtherVoice={isOtherVoice}
      before={before && { ...before, attempts: withoutThis(before.attempts, analysis.analysisId) }}
      summary={summary}
      isBrief={isBrief}
      next={next}
      factOf={factOf}
      renderDrill={(view, index) => renderDrill(view, index, next)}
      actions={renderActions(playback, next)}
      after={after}
    />
  );
}

/** Whether the word has been said alone since the verdict came. */
function wasDrilled(
  word: number | undefined,
  phrase: string,
  last: KeptDrill | undefined,
  since: number,
): boolean {
  if (word === undefined || !last || last.at < since) return false;
  const { drill, open } = last;
  const isDone = isOver(drill) || (!open && hasOutcome(drill));
  return isDone && drill.of.phrase === phrase && drill.of.index === word;
}

/** How long the words took, where only they are left of a take. */
function spokenSeconds(words: SavedAnalysis['words']): number {
  const said = words.filter(({ kind }) => kind !== 'missing');
  return Math.max(0, (said.at(-1)?.end ?? 0) - (said[0]?.start ?? 0));
}
