import { useUserId } from '../../features/accounts/queries.ts';
import { EarStep } from '../../features/sounds/ear-step.tsx';
import { PlanSteps } from '../../features/sounds/plan-steps.tsx';
import {
  keepPlan,
  type PracticePlan,
  usePracticePlan,
} from '../../features/sounds/practice-plan.ts';
import { usePageTitle } from '../../lib/navigation.ts';
import { stateOf } from '../../lib/reading-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { WholeScreen } from '../../ui/whole-screen.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { earAddress, pathAddress } from '../ear/addresses.ts';
import { stepAddress } from './addresses.ts';
import { NothingHere } from './nothing-here.tsx';

/** A short session chosen for this person, seen before it begins. */
export function PlanScreen() {
  const plan = usePracticePlan();
  usePageTitle('My weakest sounds');
  return (
    <WholeScreen
      state={stateOf([plan])}
      loading="Choosing phrases for you..."
      failed="Unable to choose phrases"
      onRetry={() => void plan.refetch()}
    >
      {() => <Session ear={plan.data?.ear ?? null} steps={plan.data?.steps ?? []} />}
    </WholeScreen>
  );
}

function Session({ ear, steps }: Pick<PracticePlan, 'ear' | 'steps'>) {
  const userId = useUserId();
  const [first] = steps;
  if (!first) {
    return (
      <div className="wrap">
        <NothingHere title="Nothing needs practice right now.">
          Every sound is clear, and none is due for review yet. Come back in a few days.
        </NothingHere>
      </div>
    );
  }
  return (
    <div className="wrap grid max-w-190 content-start gap-5">
      <div>
        <h1>My weakest sounds</h1>
        <p className="mt-2 text-20 text-ink-2">
          {steps.length === 1 ? 'One phrase' : `${steps.length} phrases`} in the order of your path:
          first what needs work, then what is due again, then what is new.
        </p>
      </div>
      {ear && <EarStep step={ear} addressOf={earAddress} />}
      <PlanSteps steps={[...steps]} pathAddressOf={pathAddress} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink
          look={ear ? 'line' : 'go'}
          to={stepAddress(first.exercise)}
          onClick={() => keepPlan(userId, steps)}
        >
          Start with the first phrase
        </ButtonLink>
        <TextLink to="/progress">See all your sounds</TextLink>
      </div>
    </div>
  );
}
