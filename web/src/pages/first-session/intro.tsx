import { useNavigate } from 'react-router';
import { useEnd } from '../../features/first-session/queries.ts';
import { DailyGoalChoice } from '../../features/profile/daily-goal.tsx';
import { FirstLanguageChoice } from '../../features/profile/first-language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { NotBegun } from './not-begun.tsx';
import type { Parts } from './parts.ts';
import { useBeginSession } from './use-begin-session.ts';

/** What it is, two questions that nobody has to answer, and the way in or past it. */
export function Intro(parts: Parts) {
  const navigate = useNavigate();
  const { begin, isBusy, hasFailed } = useBeginSession(parts);
  const end = useEnd();
  const onSkip = () => end.mutate(undefined, { onSuccess: () => void navigate('/') });
  return (
    <>
      <p className="-mt-4 max-w-[34em] text-20 text-ink-2">
        Eight short phrases contain every sound of American English. Say each one to get a first
        look at your sounds and find out which three to begin with. It takes about four minutes.
      </p>
      <Card className="max-w-160">
        <h2>Two questions, if you like</h2>
        <div className="mt-4 grid gap-6">
          <FirstLanguageChoice />
          <DailyGoalChoice />
        </div>
      </Card>
      {hasFailed && <NotBegun />}
      <div className="flex flex-wrap items-center gap-3">
        <Button size="l" busy={isBusy} onClick={begin}>
          {isBusy ? 'Beginning...' : 'Begin'}
        </Button>
        <Button look="quiet" busy={end.isPending} onClick={onSkip}>
          Skip for now
        </Button>
      </div>
      <p className="max-w-[34em] text-15 text-ink-3">
        Stop whenever you want. You can go on later, on any device, and you can do the whole session
        again from your profile.
      </p>
    </>
  );
}
