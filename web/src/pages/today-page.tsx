import { useNavigate } from 'react-router';
import { useUserId } from '../features/accounts/queries.ts';
import { useWaitingToday } from '../features/outbox/waiting-today.ts';
import { useStreak } from '../features/progress/use-progress.ts';
import { TodayEnd } from '../features/today/today-end.tsx';
import { TodaySteps } from '../features/today/today-steps.tsx';
import { type Today, useBegin, useSkip, useToday } from '../features/today/use-today.ts';
import { inWords } from '../features/today/wording.ts';
import { ApiError } from '../lib/api-error.ts';
import { useOnline } from '../lib/connection.ts';
import { usePageTitle } from '../lib/navigation.ts';
import { stateOf } from '../lib/reading-state.ts';
import { Button } from '../ui/button.tsx';
import { WholeScreen } from '../ui/whole-screen.tsx';
import { WaitingLine } from '../ui/waiting-line.tsx';
import { NothingHere } from './practice/nothing-here.tsx';
import { addressOfStep } from './today/addresses.ts';
import { openDrill } from './today/open-drill.ts';

/** A few minutes of practice: each step is done on a screen of its own and leads back here. */
export default function TodayPage() {
  const today = useToday();
  return (
    <WholeScreen
      state={stateOf([today])}
      loading="Choosing today’s steps..."
      failed="Unable to choose today’s steps"
      onRetry={() => void today.refetch()}
    >
      {() => <div className="wrap min-h-dvh">{today.data && <Day today={today.data} />}</div>}
    </WholeScreen>
  );
}

function Day({ today }: { today: Today }) {
  const name = `Today’s ${inWords(today.minutes)} minutes`;
  usePageTitle(name);
  const streak = useStreak();
  const skip = useSkip();
  if (today.steps.length === 0) {
    return (
      <NothingHere title="Nothing to practice today.">
        There are no exercises to choose from.
      </NothingHere>
    );
  }
  if (today.finished) {
    const takeUp = () => {
      for (const { step, state } of today.steps) {
        if (state === 'skipped') skip.mutate({ step: step.id, skipped: false });
      }
    };
    return <TodayEnd steps={today.steps} streak={streak.data} onTakeUp={takeUp} />;
  }
  return (
    <div className="grid max-w-190 content-start gap-4">
      <div>
        <h1>{name}</h1>
        <p className="num mt-2 text-20 text-ink-2">{lengthOfAll(today)} Skip any you want.</p>
      </div>
      <Steps today={today} onSkip={(step, skipped) => skip.mutate({ step, skipped })} />
    </div>
  );
}

function Steps({
  today: { steps, begun },
  onSkip,
}: {
  today: Today;
  onSkip: (step: string, skipped: boolean) => void;
}) {
  const userId = useUserId();
  const navigate = useNavigate();
  const waiting = useWaitingToday();
  const begin = useBegin(userId);
  const online = useOnline();
  const firstOpen = (of: Today['steps']) => {
    const open = of.flatMap(({ step, state }) => (state === 'open' ? [step] : []));
    // The words of the stress gym are not kept for offline.
    return (online ? undefined : open.find(({ kind }) => kind !== 'stress')) ?? open[0];
  };
  const next = firstOpen(steps);
  const go = (step: typeof next) => {
    if (!step) return;
    if (step.kind === 'drill') openDrill(userId, step);
    void navigate(addressOfStep(step));
  };
  const start = () => {
    if (begun) return go(next);
    begin.mutate(undefined, {
      // Where it was begun elsewhere meanwhile, its steps are those.
      onSuccess: ({ steps: kept }) => go(firstOpen(kept)),
      onError: (error) => {
        if (!(error instanceof ApiError)) go(next);
      },
    });
  };
  return (
    <>
      <TodaySteps
        steps={steps}
        next={next?.id}
        onSkip={onSkip}
        action={
          <Button busy={begin.isPending} onClick={start}>
            {begun ? 'Go on' : 'Start'}
          </Button>
        }
      />
      <WaitingLine count={waiting} />
    </>
  );
}

function lengthOfAll({ steps }: Today): string {
  const open = steps.filter(({ state }) => state === 'open');
  const seconds = open.reduce((sum, { step }) => sum + step.seconds, 0);
  const minutes = Math.max(1, Math.round(seconds / 60));
  const count = open.length === 1 ? 'One step' : `${open.length} steps`;
  const left = open.length < steps.length ? ' left' : '';
  return `${count}${left}, about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}
