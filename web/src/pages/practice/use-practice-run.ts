import { hasResult } from '@saywell/contract';
import { useRef, useState } from 'react';
import { stopListening } from '../../features/listening/listening.ts';
import { useExample } from '../../features/listening/example.ts';
import { analysisProblem, type SavedAnalysis } from '../../features/practice/analyze.ts';
import type { SaveProblem } from '../../features/practice/save.ts';
import type { OpenTap } from '../../features/recording/sample-tap.ts';
import type { Take } from '../../features/recording/take.ts';
import { useRecorder } from '../../features/recording/use-recorder.ts';
import { PEAK_SECONDS } from '../../lib/audio/sound.ts';

export type PracticeRunOptions = {
  phrase: string;
  onStart: () => void;
  /** Gets the verdict on a take. It rejects when there is none; the take can then be sent again. */
  send: (take: Take, signal: AbortSignal) => Promise<SavedAnalysis>;
  /** Takes the samples for an engine on this device. */
  tap?: OpenTap;
  /**
   * Saves a verdict when the person asks for it, and then shows another page. A trial has none: its
   * takes count as they are sent.
   */
  save?: (analysis: SavedAnalysis, onFailed: (problem: SaveProblem) => void) => void;
};

/** A take that was followed by another of the same phrase. */
type EarlierTake = {
  score: number;
  words: SavedAnalysis['words'];
  analysisId: SavedAnalysis['analysisId'];
};

/** Practice of one phrase, from the press of the button to the verdict, on every screen that has it. */
export function usePracticeRun({ phrase, onStart, send, tap, save }: PracticeRunOptions) {
  const [takes, setTakes] = useState<EarlierTake[]>([]);
  const [returning, setReturning] = useState(false);
  const example = useExample(phrase);

  const recorder = useRecorder<SavedAnalysis>({
    phrase,
    onStart: () => {
      stopListening();
      onStart();
    },
    analyze: send,
    tap,
    explain: analysisProblem,
  });

  const saved = useRef(false);
  const [saving, setSaving] = useState<'no' | 'saving' | SaveProblem>('no');

  return {
    phrase,
    recorder,
    example,
    /** The example as the recorder draws it. */
    wave: example && { peaks: example.peaks, seconds: example.peaks.length * PEAK_SECONDS },
    takes,
    /** Whether the person comes back from a verdict, to speak again. */
    returning,
    /** The same phrase once more. */
    retry: (result: SavedAnalysis) => {
      stopListening();
      setReturning(true);
      if (hasResult(result)) {
        const { overallAccuracy: score, words, analysisId } = result;
        setTakes([...takes, { score, words, analysisId }]);
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
      save?.(analysis, (problem) => {
        saved.current = false;
        setSaving(problem);
      });
    },
    saving: saving === 'saving',
    saveProblem: typeof saving === 'object' ? saving : undefined,
  };
}

export type PracticeRun = ReturnType<typeof usePracticeRun>;
