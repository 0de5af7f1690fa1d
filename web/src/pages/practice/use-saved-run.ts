import type { Training } from '@saywell/contract';
import type { SavedAnalysis } from '../../features/practice/analyze.ts';
import { saveProblem, useSaveSession } from '../../features/practice/save.ts';
import { holdPresses } from '../../lib/hold-presses.ts';
import type { Delivery } from '../../lib/outbox/box.ts';
import { usePracticeRecord } from './use-practice-record.ts';
import { usePracticeRun } from './use-practice-run.ts';
import { useScoring } from './use-scoring.ts';

type SavedRun = {
  phrase: string;
  /** Absent for an own phrase. */
  exerciseId?: number;
  trains?: Training;
  /** Once the verdict is saved, on the server or on this device. */
  onSaved: (delivery: Delivery) => void;
};

/** Practice of one phrase by somebody signed in, whose verdicts are saved. */
export function useSavedRun({ phrase, exerciseId, trains, onSaved }: SavedRun) {
  const of = { phrase, ...(exerciseId !== undefined && { exerciseId }) };
  const record = usePracticeRecord(of);
  const scoring = useScoring({ phrase, trains });
  const session = useSaveSession(record.owner.userId);
  const run = usePracticeRun({
    phrase,
    onStart: record.onStart,
    tap: scoring.tapOf(phrase),
    send: async (take, signal) => {
      const analysis = await scoring.score(take, of, signal);
      record.onTake(analysis);
      return analysis;
    },
    save: (analysis: SavedAnalysis, onFailed) =>
      session.mutate(
        { ...of, analysis, seconds: record.seconds(), at: record.saidAt() },
        {
          onError: (error) => {
            const problem = saveProblem(error);
            if (problem.kind === 'signed-out') record.onWaiting();
            onFailed(problem);
          },
          onSuccess: (delivery) => {
            record.onSaved(analysis);
            holdPresses();
            onSaved(delivery);
          },
        },
      ),
  });
  return { run, record, scoring };
}
