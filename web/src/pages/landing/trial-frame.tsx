import { Maximize2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TodayProgress } from '../../features/trial/today-progress.tsx';
import type { TrialView } from '../../features/trial/trial.ts';
import { IN_PLACE } from '../../lib/navigation.ts';
import { Card } from '../../ui/card.tsx';
import { iconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton, Spinner } from '../../ui/loading.tsx';

/** The card everything of the trial stands in. It keeps its height while that loads. */
export function TrialFrame({
  state,
  children,
}: {
  state: TrialView['state'];
  children: ReactNode;
}) {
  return (
    <Card aria-labelledby={CARD_HEADING} className="shadow-lift">
      <div className="-mt-2 mb-1 flex items-center justify-between">
        <h2 id={CARD_HEADING}>Start Practicing Now</h2>
        <Link
          to={SESSION_ADDRESS}
          state={IN_PLACE}
          aria-label="Practice full screen"
          className={`${iconButton} -mr-3`}
        >
          <Icon of={Maximize2} />
        </Link>
      </div>
      <TodayProgress state={state} />
      <div className="mt-5.5 grid min-h-[20.5rem] content-start lg:min-h-[21.75rem]">
        {children}
      </div>
    </Card>
  );
}

export function CardToCome() {
  return (
    <TrialFrame state={undefined}>
      <ExerciseToCome />
    </TrialFrame>
  );
}

export function ExerciseToCome() {
  return (
    <>
      <span role="status" className="sr-only">
        Loading your exercise
      </span>
      <Skeleton className="h-8 w-full" />
      <Skeleton className="mt-3 h-8 w-2/3" />
      <Skeleton className="mt-5 h-5 w-3/4" />
      <Skeleton className="mt-14 h-px w-full" />
      <div className="mt-18 grid justify-items-center">
        <Skeleton className="size-20 rounded-full!" />
      </div>
    </>
  );
}

/** The full-screen practice session of a visitor, so that going back leaves it. */
export const SESSION_ADDRESS = '/?practice';

export const isSession = (search: string): boolean => new URLSearchParams(search).has('practice');

/** The heading of the card that practice begins and ends in. */
export const CARD_HEADING = 'start-practicing';

export function LoadingSession() {
  return (
    <div data-full-screen className="grid flex-1">
      <Spinner label="Loading practice session..." className="m-auto" />
    </div>
  );
}
