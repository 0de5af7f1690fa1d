import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { ConversionDialog } from '../../features/conversion/conversion-dialog.tsx';
import { promptOnLeaving } from '../../features/conversion/leaving-prompt.ts';
import type { ConversionPrompt } from '../../features/conversion/prompt.ts';
import { useQuietOnLeave } from '../../features/listening/listening.ts';
import { acrossOutage } from '../../lib/connection.ts';
import { IN_PLACE } from '../../lib/navigation.ts';
import { TrialCard } from './trial-card.tsx';
import { CARD_HEADING, LoadingSession, SESSION_ADDRESS } from './trial-frame.tsx';
import { useTrialRun } from './use-trial-run.ts';

const loadSession = () => import('./practice-session.tsx');
const PracticeSession = lazy(acrossOutage(loadSession));

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

  // What was pressed is gone with the session; before a prompt opens, which returns focus to here.
  const wasInSession = useRef(inSession);
  useLayoutEffect(() => {
    if (wasInSession.current && !inSession) focusCard();
    wasInSession.current = inSession;
  }, [inSession]);

  const [prompt, setPrompt] = useState<ConversionPrompt>();
  const exit = () => {
    void navigate('/', { replace: true, state: IN_PLACE });
    setPrompt(promptOnLeaving(run.trial.state));
  };

  if (!inSession) {
    return (
      <>
        <TrialCard run={run} />
        <ConversionDialog prompt={prompt} onClose={() => setPrompt(undefined)} />
      </>
    );
  }
  return (
    <Suspense fallback={<LoadingSession />}>
      <PracticeSession run={run} onExit={exit} />
    </Suspense>
  );
}

function focusCard() {
  const heading = document.getElementById(CARD_HEADING);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
