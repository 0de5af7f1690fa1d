import { DAILY_FREE_EXERCISES } from '@saywell/contract';
import { CircleCheck } from 'lucide-react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SpinnerMark } from '../../ui/loading.tsx';

const SIGN_UP = '/auth?tab=register';

/** Nothing left today. */
export function LimitBanner() {
  return (
    <div role="status" className="grid justify-items-start gap-4">
      <h3 className="text-24">Daily Limit Reached!</h3>
      <p className="text-ink-2">
        You’ve completed your {DAILY_FREE_EXERCISES} free exercises for today. Come back tomorrow
        for more practice, or create an account for unlimited access.
      </p>
      <ButtonLink to={SIGN_UP}>Create Free Account</ButtonLink>
    </div>
  );
}

/** The visitor has used up nothing, and can begin nothing. */
export function BusyNetworkBanner() {
  return (
    <div role="status" className="grid justify-items-start gap-4">
      <h3 className="text-24">No Free Trials Left Here Today</h3>
      <p className="text-ink-2">
        Many trials were started today in this browser or on your internet connection. Come back
        tomorrow for your free exercises, or create an account and practice right away.
      </p>
      <ButtonLink to={SIGN_UP}>Create Free Account</ButtonLink>
    </div>
  );
}

/** While the browser works for its trial. It can take some seconds on an old phone. */
export function CheckingNote() {
  return (
    <div role="status" className="grid grid-cols-[auto_1fr] items-center gap-4 py-6">
      <span className="text-voice">
        <SpinnerMark size={32} />
      </span>
      <p className="text-ink-2">
        Many people who share your internet connection are practicing today, so we check that you
        aren’t a robot. It takes a few seconds, and there’s nothing you need to do.
      </p>
    </div>
  );
}

/** The last free exercise is done: what was reached, and two ways on. */
export function CompletionBanner({ onContinue }: { onContinue: () => void }) {
  return (
    <div
      role="status"
      className="grid justify-items-start gap-4 rounded-card bg-clear-tint p-5 md:p-6 forced-colors:border"
    >
      <div className="grid gap-1.5">
        <h3 className="flex items-center gap-2.5 text-24">
          <Icon of={CircleCheck} size={24} className="text-clear" />
          Great job!
        </h3>
        <p>
          You’ve completed {DAILY_FREE_EXERCISES} exercises today. A free account saves them and
          unlocks all the other exercises.
        </p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink to={SIGN_UP}>Create Free Account</ButtonLink>
        <Button look="line" onClick={onContinue}>
          Continue Practice
        </Button>
      </div>
    </div>
  );
}
