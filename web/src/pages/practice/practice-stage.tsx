import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { PEAK_SECONDS } from '../../lib/audio/peaks.ts';
import { stopListening } from '../../features/listening/listening.ts';
import { modelOf } from '../../features/listening/model.ts';
import { useVoice } from '../../features/listening/use-voice.ts';
import {
  analysisProblem,
  analysisToast,
  analyzeRecording,
  type SavedAnalysis,
} from '../../features/practice/analyze.ts';
import { RecorderPanel } from '../../features/recording/recorder-panel.tsx';
import { useRecorder } from '../../features/recording/use-recorder.ts';
import { dismissToast, toast } from '../../ui/toast.ts';
import { PhraseIntro, TipList } from './phrase-intro.tsx';
import { TakeVerdict } from './take-verdict.tsx';

const NO_TOAST = -1;

type Words = { word: string; accuracy: number }[];

export type StageProps = {
  phrase: string;
  exerciseId?: number;
  tips: readonly string[];
  /** Scores of earlier visits, oldest first. */
  earlier: readonly { score: number }[];
  /** Each finished analysis, so that the time spent counts. */
  onTake: () => void;
  onSave: (analysis: SavedAnalysis) => void;
  saving: boolean;
  saveFailed: boolean;
  after?: ReactNode;
};

/** Listen, record, verdict: the loop every screen with a phrase shares. */
export function PracticeStage(props: StageProps) {
  const { phrase, exerciseId, earlier, onTake } = props;
  const [takes, setTakes] = useState<{ score: number; words: Words }[]>([]);
  const [returning, setReturning] = useState(false);
  const complaint = useRef(NO_TOAST);
  const voice = useVoice();
  const model = useQuery(modelOf(phrase, voice)).data;
  const recorder = useRecorder<SavedAnalysis>({
    phrase,
    onStart: () => {
      stopListening();
      dismissToast(complaint.current);
    },
    analyze: async (take, signal) => {
      try {
        const analysis = await analyzeRecording(take, { phrase, exerciseId }, signal);
        dismissToast(complaint.current);
        onTake();
        return analysis;
      } catch (error) {
        if (!signal.aborted) complaint.current = toast(analysisToast(error));
        throw error;
      }
    },
    explain: analysisProblem,
  });
  const { state } = recorder;

  if (state.name === 'result') {
    const { take, result } = state;
    return (
      <TakeVerdict
        {...props}
        take={take}
        analysis={result}
        model={model}
        before={{ attempts: [...earlier, ...takes], words: takes.at(-1)?.words }}
        onTryAgain={() => {
          stopListening();
          setReturning(true);
          const scored = !result.issues.some(({ blocking }) => blocking);
          if (scored) {
            setTakes([...takes, { score: result.overallAccuracy, words: result.words }]);
          }
          recorder.again();
        }}
      />
    );
  }
  const wave = model && { peaks: model.peaks, seconds: model.peaks.length * PEAK_SECONDS };
  return (
    <div className="mt-1 grid gap-5 md:mt-7 md:gap-10 xl:grid-cols-[minmax(0,1fr)_440px] xl:items-start xl:gap-14">
      <PhraseIntro {...props} model={model} busy={state.name === 'recording'} />
      <RecorderPanel recorder={recorder} model={wave} returning={returning} />
      <TipList tips={props.tips.slice(1)} className="md:hidden" />
    </div>
  );
}
