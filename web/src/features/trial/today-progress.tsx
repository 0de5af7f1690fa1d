import { DAILY_FREE_EXERCISES } from '@saywell/contract';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { TrialView } from './trial.ts';

/** "1/3 exercises". Until the server has answered, nothing is used. */
export function TodayProgress({ state }: Pick<TrialView, 'state'>) {
  const used = state?.dailyExercisesUsed ?? 0;
  const of = state?.maxExercises ?? DAILY_FREE_EXERCISES;
  return (
    <div className="grid gap-2">
      <p className="flex justify-between gap-3 text-15">
        <span className="text-ink-2">Today’s Progress</span>
        <b className="num">
          {used}/{of} exercises
        </b>
      </p>
      <ProgressBar used={used} of={of} label="Exercises used today" />
    </div>
  );
}
