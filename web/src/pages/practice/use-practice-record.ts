import { hasResult, isDoubted } from '@saywell/contract';
import { useRef, useState } from 'react';
import { useUserId } from '../../features/accounts/queries.ts';
import type { SavedAnalysis } from '../../features/practice/analyze.ts';
import {
  dropUnscored,
  keepUnscored,
  useUnscoredSent,
} from '../../features/practice/unscored-practice.ts';
import { useAiOff } from '../../features/practice/use-ai-off.ts';
import { dropUnsaved, keepUnsaved, unsavedTake } from '../../features/practice/unsaved-take.ts';
import { useStopwatch } from '../../features/practice/stopwatch.ts';
import { track } from '../../lib/track.ts';

/** The time somebody spends on one phrase, the verdict they have not saved, what is measured. */
export function usePracticeRecord({
  phrase,
  exerciseId,
}: {
  phrase: string;
  /** Absent for an own phrase. */
  exerciseId?: number;
}) {
  const userId = useUserId();
  const watch = useStopwatch();
  const started = useRef(false);
  /** Whether a take of this visit can be saved with a score. */
  const scored = useRef(false);
  /** When the last take was said. */
  const saidAt = useRef(0);
  const isAiOff = useAiOff();
  const practiced = exerciseId === undefined ? 'own-phrase' : 'practice';
  const owner = { userId, of: exerciseId ?? phrase };
  const [unsaved, setUnsaved] = useState(() => unsavedTake(owner));
  useUnscoredSent(owner);

  return {
    seconds: watch.seconds,
    saidAt: () => saidAt.current || Date.now(),
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
      const taken = { analysis, seconds: watch.seconds(), at: Date.now() };
      saidAt.current = taken.at;
      keepUnsaved(owner, taken);
      if (hasResult(analysis)) {
        scored.current = true;
        dropUnscored(owner);
      } else if (isDoubted(analysis) && !scored.current && isAiOff === false) {
        keepUnscored(owner, { ...taken, exerciseId, phrase });
      }
    },
    onRestored: () => {
      watch.add(unsaved?.seconds ?? 0);
      saidAt.current = unsaved?.at ?? 0;
      setUnsaved(undefined);
    },
    onDiscard: () => {
      dropUnsaved(owner);
      setUnsaved(undefined);
    },
    /** It waits for the person to sign in, and goes out by itself then. */
    onWaiting: () => dropUnsaved(owner),
    onSaved: ({ overallAccuracy }: SavedAnalysis) => {
      dropUnsaved(owner);
      track('exercise_complete', { practiced, exerciseId, accuracy: overallAccuracy });
    },
  };
}

export type PracticeRecord = ReturnType<typeof usePracticeRecord>;
