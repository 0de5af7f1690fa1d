import { isScored } from '@saywell/contract';
import { useRef, useState } from 'react';
import { stopListening } from '../../features/listening/listening.ts';
import { useModel } from '../../features/listening/model.ts';
import {
  analysisProblem,
  analysisToast,
  type SavedAnalysis,
} from '../../features/practice/analyze.ts';
import type { Take } from '../../features/recording/take.ts';
import { useRecorder } from '../../features/recording/use-recorder.ts';
import { PEAK_SECONDS } from '../../lib/audio/sound.ts';
import { dismissToast, toast } from '../../ui/toast.ts';

export type PracticeRunOptions = {
  phrase: string;
  onStart: () => void;
  /** Gets the verdict on a take. It rejects when there is none; the take can then be sent again. */
  send: (take: Take, signal: AbortSignal) => Promise<SavedAnalysis>;
  /**
   * Saves a verdict when the person asks for it, and then shows another page. A trial has none: its
   * takes count as they are sent.
   */
  save?: (analysis: SavedAnalysis, onFailed: () => void) => void;
};

/** A take that was followed by another of the same phrase. */
type EarlierTake = { score: number; words: SavedAnalysis['words'] };

const NO_TOAST = -1;

/** Practice of one phrase, from the press of the button to the verdict, on every screen that has it. */
export function usePracticeRun({ phrase, onStart, send, save }: PracticeRunOptions) {
  const [takes, setTakes] = useState<EarlierTake[]>([]);
  const [returning, setReturning] = useState(false);
  const model = useModel(phrase);
  const failed = useRef<Take>(undefined);
  const shownToast = useRef(NO_TOAST);

  const recorder = useRecorder<SavedAnalysis>({
    phrase,
    onStart: () => {
      stopListening();
      dismissToast(shownToast.current);
      onStart();
    },
    analyze: async (take, signal) => {
      try {
        const analysis = await send(take, signal);
        dismissToast(shownToast.current);
        return analysis;
      } catch (error) {
        // One toast for each take: it is sent again by itself.
        if (!signal.aborted && failed.current !== take) {
          shownToast.current = toast(analysisToast(error));
          failed.current = take;
        }
        throw error;
      }
    },
    explain: analysisProblem,
  });

  const saved = useRef(false);
  const [saving, setSaving] = useState<'no' | 'saving' | 'failed'>('no');

  return {
    phrase,
    recorder,
    model,
    /** The model's voice as the recorder draws it. */
    wave: model && { peaks: model.peaks, seconds: model.peaks.length * PEAK_SECONDS },
    takes,
    /** Whether the person comes back from a verdict, to speak again. */
    returning,
    /** The same phrase once more. */
    retry: (result: SavedAnalysis) => {
      stopListening();
      setReturning(true);
      if (isScored(result)) {
        setTakes([...takes, { score: result.overallAccuracy, words: result.words }]);
      }
      recorder.again();
    },
    /** Another phrase comes next. */
    leave: () => {
      stopListening();
      setReturning(false);
      setTakes([]);
      recorder.again();
    },
    save: (analysis: SavedAnalysis) => {
      // A second tap comes before the button knows that it is busy.
      if (saved.current) return;
      saved.current = true;
      setSaving('saving');
      save?.(analysis, () => {
        saved.current = false;
        setSaving('failed');
      });
    },
    saving: saving === 'saving',
    saveFailed: saving === 'failed',
  };
}

export type PracticeRun = ReturnType<typeof usePracticeRun>;
