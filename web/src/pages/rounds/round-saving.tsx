import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { type SaveProblem, saveProblem } from '../../features/practice/save.ts';
import { mayWorkLater } from '../../lib/api-error.ts';
import type { NewItem } from '../../lib/outbox/item.ts';
import { KEPT_NOTICE } from '../../lib/outbox/kept-notice.ts';
import { outbox } from '../../lib/outbox/outbox.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { SignInAgain } from '../practice/sign-in-again.tsx';
import { TODAY_ADDRESS } from '../today/addresses.ts';

type Problem = SaveProblem & { mayWorkLater: boolean };

/** Why a round that is over is not saved, and the way out. */
export function RoundNotSaved({
  problem,
  onSave,
  what = 'round',
}: {
  problem: Problem;
  onSave: () => void;
  what?: 'round' | 'run';
}) {
  if (problem.kind === 'signed-out') {
    return (
      <SignInAgain onSignedIn={onSave}>
        You are signed out, so this {what} isn’t saved yet.
      </SignInAgain>
    );
  }
  return (
    <Banner
      tone="danger"
      title={`This ${what} could not be saved`}
      action={
        problem.mayWorkLater && (
          <Button look="line" size="s" onClick={onSave}>
            Save again
          </Button>
        )
      }
    >
      {problem.reason}
    </Banner>
  );
}

/** Sends a round when it is over, or keeps it until it can be sent. Sending it again changes nothing. */
export function useSavedRound(item: NewItem, onSaved: () => void) {
  const [state, setState] = useState<'saving' | 'saved' | Problem>('saving');
  const attempt = () => {
    deliver(item).then(
      () => {
        onSaved();
        setState('saved');
      },
      (error: Error) =>
        setState({ ...saveProblem(error), mayWorkLater: mayWorkLater(error.cause) }),
    );
  };
  const sendFirst = useEffectEvent(attempt);
  useEffect(() => sendFirst(), []);
  const save = () => {
    setState('saving');
    attempt();
  };
  return { state, problem: typeof state === 'string' ? undefined : state, save };
}

async function deliver(item: NewItem): Promise<void> {
  const delivery = await outbox.deliver(item).catch((cause: unknown) => {
    throw new Error('Failed to save a round', { cause });
  });
  if (delivery !== 'sent') toast(KEPT_NOTICE[delivery]);
}

/** The ways on from a round: the next of today’s steps, or what it leads to, another one, or home. */
export function RoundWays({
  saving: { state, problem },
  isTodays,
  onAnother,
  children,
}: {
  saving: Pick<ReturnType<typeof useSavedRound>, 'state' | 'problem'>;
  /** Whether it is a step of today’s practice. */
  isTodays: boolean;
  onAnother: () => void;
  /** What stands out instead of another round. */
  children?: ReactNode;
}) {
  if (isTodays) return <GoOn saving={state === 'saving'} />;
  return (
    <div className="flex flex-wrap gap-3">
      {children}
      <Button look={children ? 'line' : 'go'} disabled={state === 'saving'} onClick={onAnother}>
        {problem?.kind === 'failed' && problem.mayWorkLater
          ? 'Another round, without saving'
          : 'Another round'}
      </Button>
      <ButtonLink to="/" look="quiet">
        Done for today
      </ButtonLink>
    </div>
  );
}

/** To the next step, once the round is where the steps are counted. */
function GoOn({ saving }: { saving: boolean }) {
  const navigate = useNavigate();
  return (
    <Button
      className="justify-self-start"
      busy={saving}
      onClick={() => void navigate(TODAY_ADDRESS, { replace: true })}
    >
      {saving ? 'Saving...' : 'Go on'}
    </Button>
  );
}
