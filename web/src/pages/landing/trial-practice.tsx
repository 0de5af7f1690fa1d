import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useQuietOnLeave } from '../../features/listening/use-player.ts';
import { IN_PLACE } from '../../lib/in-place.ts';
import { LoadingSession } from './loading-session.tsx';
import { SESSION_ADDRESS } from './place.ts';
import { TrialCard } from './trial-card.tsx';
import { useTrialRun } from './use-trial-run.ts';

const loadSession = () => import('./practice-session.tsx');
const PracticeSession = lazy(loadSession);

/** A visitor's practice: on the landing page as a card, in a session over the whole screen. */
export default function TrialPractice({ inSession }: { inSession: boolean }) {
  useQuietOnLeave();
  const run = useTrialRun();
  const navigate = useNavigate();
  const { name } = run.recorder.state;

  const enter = useEffectEvent(() => {
    if (!inSession) void navigate(SESSION_ADDRESS, { state: IN_PLACE });
  });
  useEffect(() => {
    // A verdict needs the whole screen; while it is on its way, so is the code that shows it.
    if (name === 'recording' || name === 'analyzing') void loadSession().catch(() => {});
    if (name === 'result') enter();
  }, [name]);

  // Also by the browser's own way back: the card has no room for a verdict.
  const left = useEffectEvent(() => {
    if (name !== 'result') return;
    if (run.trial.state?.isDailyLimitReached) run.recorder.again();
    else run.next();
  });
  useEffect(() => {
    if (!inSession) left();
  }, [inSession]);

  if (!inSession) return <TrialCard run={run} />;
  return (
    <Suspense fallback={<LoadingSession />}>
      <PracticeSession
        run={run}
        onExit={() => void navigate('/', { replace: true, state: IN_PLACE })}
      />
    </Suspense>
  );
}
