import { PASS_MARK } from '@saywell/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { stopListening } from '../../features/listening/listening.ts';
import { modelOf } from '../../features/listening/model.ts';
import { useVoice } from '../../features/listening/use-voice.ts';
import {
  analysisProblem,
  analysisToast,
  analyzeRecording,
  type SavedAnalysis,
} from '../../features/practice/analyze.ts';
import type { Take } from '../../features/recording/take.ts';
import { useRecorder } from '../../features/recording/use-recorder.ts';
import { useTrial } from '../../features/trial/use-trial.ts';
import { PEAK_SECONDS } from '../../lib/audio/peaks.ts';
import { track } from '../../lib/track.ts';
import { dismissToast, toast } from '../../ui/toast.ts';

const NO_TOAST = -1;

/** Rarely needed, so not in the first visit. */
const proveByWork = async () =>
  (await import('../../features/accounts/bot-check/altcha.ts')).solveRiddle('trial');

type Words = { word: string; accuracy: number }[];

/** A visitor's practice: the trial, the recorder and what came of it, for the card and the session. */
export function useTrialRun() {
  const trial = useTrial(proveByWork);
  const { exercise } = trial;
  const phrase = exercise?.phrase ?? '';
  const [takes, setTakes] = useState<{ score: number; words: Words }[]>([]);
  /** Takes of this exercise that got an answer since it was handed out. */
  const [answered, setAnswered] = useState(0);
  const takesLeft = exercise ? exercise.takesLeft - answered : 0;
  const started = useRef<number>(undefined);
  const failed = useRef<Take>(undefined);
  const complaint = useRef(NO_TOAST);
  const voice = useVoice();
  const model = useQuery({ ...modelOf(phrase, voice), enabled: phrase !== '' }).data;

  const recorder = useRecorder<SavedAnalysis>({
    phrase,
    onStart: () => {
      stopListening();
      dismissToast(complaint.current);
      if (exercise && started.current !== exercise.id) {
        track('exercise_start', { practiced: 'trial', exerciseId: exercise.id });
        started.current = exercise.id;
      }
    },
    analyze: async (take, signal) => {
      const exerciseId = exercise?.id;
      try {
        const analysis = await trial.withSession((sessionToken) =>
          analyzeRecording(take, { phrase, exerciseId, sessionToken }, signal),
        );
        setAnswered(answered + 1);
        if (exerciseId !== undefined && isPassed(analysis)) await count(exerciseId, analysis);
        // Nor does an exercise come back after its last take; how many are left, the server says.
        else if (exerciseId !== undefined && takesLeft <= 1) await trial.complete(exerciseId);
        return analysis;
      } catch (error) {
        // Said once for each take: it is sent again by itself.
        if (!signal.aborted && failed.current !== take) {
          complaint.current = toast(analysisToast(error));
          failed.current = take;
        }
        throw error;
      }
    },
    explain: analysisProblem,
  });

  const counted = useRef<number>(undefined);
  async function count(exerciseId: number, { overallAccuracy }: SavedAnalysis) {
    await trial.complete(exerciseId);
    if (counted.current === exerciseId) return;
    counted.current = exerciseId;
    track('exercise_complete', { practiced: 'trial', exerciseId, accuracy: overallAccuracy });
  }

  const leave = () => {
    stopListening();
    setTakes([]);
    setAnswered(0);
    recorder.again();
  };

  return {
    trial,
    recorder,
    model,
    wave: model && { peaks: model.peaks, seconds: model.peaks.length * PEAK_SECONDS },
    takes,
    takesLeft,
    /** The same exercise once more. */
    retry: (result: SavedAnalysis) => {
      stopListening();
      if (isScored(result)) {
        setTakes([...takes, { score: result.overallAccuracy, words: result.words }]);
      }
      recorder.again();
    },
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

export const isScored = ({ issues }: SavedAnalysis): boolean =>
  !issues.some(({ blocking }) => blocking);

const isPassed = (analysis: SavedAnalysis) =>
  isScored(analysis) && analysis.overallAccuracy >= PASS_MARK;
