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
import type { Take } from '../../features/recording/take.ts';
import { useRecorder } from '../../features/recording/use-recorder.ts';
import { dismissToast, toast } from '../../ui/toast.ts';
import { PhraseIntro, TipList } from './phrase-intro.tsx';
import { TakeVerdict } from './take-verdict.tsx';
import { UnsavedBanner } from './unsaved-banner.tsx';
import type { PracticeRecord } from './use-practice-record.ts';

const NO_TOAST = -1;

type Words = { word: string; accuracy: number }[];

export type StageProps = {
  phrase: string;
  exerciseId?: number;
  tips: readonly string[];
  /** Scores of earlier visits, oldest first. */
  earlier: readonly { score: number }[];
  record: PracticeRecord;
  onSave: (analysis: SavedAnalysis) => void;
  saving: boolean;
  saveFailed: boolean;
  after?: ReactNode;
};

/** Listen, record, verdict: the loop every screen with a phrase shares. */
export function PracticeStage(props: StageProps) {
  const { phrase, exerciseId, earlier, record } = props;
  const [takes, setTakes] = useState<{ score: number; words: Words }[]>([]);
  const [returning, setReturning] = useState(false);
  const complaint = useRef(NO_TOAST);
  const failed = useRef<Take>(undefined);
  const voice = useVoice();
  const model = useQuery(modelOf(phrase, voice)).data;
  const recorder = useRecorder<SavedAnalysis>({
    phrase,
    onStart: () => {
      stopListening();
      dismissToast(complaint.current);
      record.onStart();
    },
    analyze: async (take, signal) => {
      try {
        const analysis = await analyzeRecording(take, { phrase, exerciseId }, signal);
        dismissToast(complaint.current);
        record.onTake(analysis);
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
  const { unsaved } = record;
  return (
    <>
      {unsaved && (
        <UnsavedBanner
          score={unsaved.overallAccuracy}
          disabled={state.name !== 'idle'}
          onDiscard={record.onDiscard}
          onShow={() => {
            record.onRestored();
            recorder.restore(unsaved);
          }}
        />
      )}
      <div className="mt-1 grid gap-5 md:mt-7 md:gap-10 xl:grid-cols-[minmax(0,1fr)_440px] xl:items-start xl:gap-14">
        <PhraseIntro {...props} model={model} busy={state.name === 'recording'} />
        <RecorderPanel recorder={recorder} model={wave} returning={returning} />
        <TipList tips={props.tips} className="md:hidden" />
      </div>
    </>
  );
}
