import { Send } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import type { DrillRun } from './use-drill.ts';

/** Says that a drill could not be saved, and what can be done about it. */
export function DrillNotSaved({ run: { notSaved, saveAgain } }: { run: DrillRun }) {
  if (notSaved === undefined) return null;
  if (notSaved === 'signed-out') {
    return (
      <SignInAgain onSignedIn={saveAgain}>
        You are signed out, so this drill isn’t saved yet.
      </SignInAgain>
    );
  }
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-2 text-15">
      <p className="text-notyet">This drill isn’t saved yet. Try again in a moment.</p>
      <Button look="line" size="s" onClick={saveAgain}>
        <Icon of={Send} size={17} />
        Save again
      </Button>
    </div>
  );
}
