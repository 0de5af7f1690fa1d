import { hasResult, PASS_MARK } from '@saywell/contract';
import { useRef, useState } from 'react';
import { analyzeRecording, type SavedAnalysis } from '../../features/practice/analyze.ts';
import { useTrial } from '../../features/trial/trial.ts';
import { track } from '../../lib/track.ts';
import { usePracticeRun } from '../practice/use-practice-run.ts';

/** Rarely needed, so not in the first visit. */
const proveByWork = async () =>
  (await import('../../features/accounts/bot-check/altcha.ts')).solveChallenge('trial');

/** A visitor's practice: the trial and the run of its exercise, for the card and the session. */
export function useTrialRun() {
  const trial = useTrial(proveByWork);
  const { exercise } = trial;
  const phrase = exercise?.phrase ?? '';
  /** As the last answer has it: the server knows which takes count. */
  const [left, setLeft] = useState<number>();
  const takesLeft = left ?? exercise?.takesLeft ?? 0;
  const started = useRef<number>(undefined);

  const run = usePracticeRun({
    phrase,
    onStart: () => {
      if (exercise && started.current !== exercise.id) {
        track('exercise_start', { practiced: 'trial', exerciseId: exercise.id });
        started.current = exercise.id;
      }
    },
    send: async (take, signal) => {
      const exerciseId = exercise?.id;
      const analysis = await trial.withSession((sessionToken) =>
        analyzeRecording(take, { phrase, exerciseId, sessionToken }, signal),
      );
      setLeft(analysis.takesLeft);
      if (exerciseId !== undefined && isPassed(analysis)) await count(exerciseId, analysis);
      // Nor does an exercise come back after its last take; how many are left, the server says.
      else if (exerciseId !== undefined && analysis.takesLeft === 0)
        await trial.complete(exerciseId);
      return analysis;
    },
  });

  const counted = useRef<number>(undefined);
  async function count(exerciseId: number, { overallAccuracy }: SavedAnalysis) {
    await trial.complete(exerciseId);
    if (counted.current === exerciseId) return;
    counted.current = exerciseId;
    track('exercise_complete', { practiced: 'trial', exerciseId, accuracy: overallAccuracy });
  }

  const leave = () => {
    setLeft(undefined);
    run.leave();
  };

  return {
    ...run,
    trial,
    takesLeft,
    next: () => {
      leave();
      trial.next();
    },
    startOver: () => {
      leave();
      trial.startOver();
    },
  };
}

export type TrialRun = ReturnType<typeof useTrialRun>;

const isPassed = (analysis: SavedAnalysis) =>
  hasResult(analysis) && analysis.overallAccuracy >= PASS_MARK;
