import { useEffect, useEffectEvent, useState } from 'react';
import { type SaveProblem, saveProblem } from '../features/practice/save.ts';
import { mayWorkLater } from '../lib/api-error.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { SignInAgain } from './practice/sign-in-again.tsx';

type Problem = SaveProblem & { mayWorkLater: boolean };

/** Why a round that is over is not saved, and the way out. */
export function RoundNotSaved({ problem, onSave }: { problem: Problem; onSave: () => void }) {
  if (problem.kind === 'signed-out') {
    return (
      <SignInAgain onSignedIn={onSave}>
        You are signed out, so this round isn’t saved yet.
      </SignInAgain>
    );
  }
  return (
    <Banner
      tone="danger"
      title="This round could not be saved"
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

/** Sends a round when it is over. Sending it again changes nothing. */
export function useSavedRound(send: () => Promise<void>) {
  const [state, setState] = useState<'saving' | 'saved' | Problem>('saving');
  const attempt = () => {
    send().then(
      () => setState('saved'),
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
