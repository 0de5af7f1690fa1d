import { useRef, useState } from 'react';
import { useUserId } from '../../features/accounts/queries.ts';
import type { SavedAnalysis } from '../../features/practice/analyze.ts';
import { dropUnsaved, keepUnsaved, unsavedTake } from '../../features/practice/unsaved-take.ts';
import { useStopwatch } from '../../features/practice/stopwatch.ts';
import { track } from '../../lib/track.ts';

/** The time somebody spends on one phrase, the verdict they have not saved, what is measured. */
export function usePracticeRecord(of: { exerciseId: number } | { phrase: string }) {
  const userId = useUserId();
  const watch = useStopwatch();
  const started = useRef(false);
  const exerciseId = 'exerciseId' in of ? of.exerciseId : undefined;
  const practiced = exerciseId === undefined ? 'own-phrase' : 'practice';
  const owner = { userId, of: 'phrase' in of ? of.phrase : of.exerciseId };
  const [unsaved, setUnsaved] = useState(() => unsavedTake(owner));

  return {
    seconds: watch.seconds,
    owner,
    /** Time that was spent on something else meanwhile. */
    leaveOut: (seconds: number) => watch.add(-seconds),
    /** Left from an earlier visit. */
    unsaved: unsaved?.analysis,
    onStart: () => {
      if (!started.current) track('exercise_start', { practiced, exerciseId });
      started.current = true;
    },
    onTake: (analysis: SavedAnalysis) => {
      watch.touch();
      keepUnsaved(owner, { analysis, seconds: watch.seconds(), at: Date.now() });
    },
    onRestored: () => {
      watch.add(unsaved?.seconds ?? 0);
      setUnsaved(undefined);
    },
    onDiscard: () => {
      dropUnsaved(owner);
      setUnsaved(undefined);
    },
    onSaved: ({ overallAccuracy }: SavedAnalysis) => {
      dropUnsaved(owner);
      track('exercise_complete', { practiced, exerciseId, accuracy: overallAccuracy });
    },
  };
}

export type PracticeRecord = ReturnType<typeof usePracticeRecord>;
