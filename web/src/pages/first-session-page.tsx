import { useExercises } from '../features/exercises/queries.ts';
import { useFirstResult, useFirstSession } from '../features/first-session/queries.ts';
import { stageOf } from '../features/first-session/said.ts';
import { stateOf } from '../lib/reading-state.ts';
import { WholeScreen } from '../ui/whole-screen.tsx';
import { FirstLook } from './first-session/first-look.tsx';
import { Intro } from './first-session/intro.tsx';
import { Underway } from './first-session/underway.tsx';

/** Two questions, eight phrases, and a first look at every sound. */
export default function FirstSessionPage() {
  const session = useFirstSession();
  const exercises = useExercises();
  const stage = session.data && stageOf(session.data);
  const result = useFirstResult(stage === 'over');
  const needed = stage === 'over' ? [session, exercises, result] : [session, exercises];
  return (
    <WholeScreen
      state={stateOf(needed)}
      loading="Loading your first session..."
      failed="Unable to load your first session"
      onRetry={() => needed.forEach(({ refetch }) => void refetch())}
    >
      {() => {
        if (!session.data || !exercises.data) return null;
        const parts = { phrases: session.data.phrases, exercises: exercises.data };
        return (
          <div className="wrap grid min-h-dvh content-start gap-6">
            <h1>Your first session</h1>
            {stage === 'new' && <Intro {...parts} />}
            {stage === 'open' && <Underway {...parts} />}
            {stage === 'over' && result.data && <FirstLook {...parts} result={result.data} />}
          </div>
        );
      }}
    </WholeScreen>
  );
}
