import { useLocation } from 'react-router';
import { useUserId } from '../features/accounts/queries.ts';
import { useQuietOnLeave } from '../features/listening/listening.ts';
import { useStress } from '../features/stress/use-stress.ts';
import { stateOf } from '../lib/reading-state.ts';
import { WholeScreen } from '../ui/whole-screen.tsx';
import { isTodaysRound } from './rounds/addresses.ts';
import { useRoundVoices } from './rounds/use-round-voices.ts';
import { StressGym } from './stress/stress-gym.tsx';

export default function StressPage() {
  useQuietOnLeave();
  const { search } = useLocation();
  const userId = useUserId();
  const stress = useStress();
  const voices = useRoundVoices('stress');
  return (
    <WholeScreen
      state={voices.isLoading ? 'loading' : stateOf([stress])}
      loading="Preparing your round..."
      failed="Unable to prepare a round"
      onRetry={() => void stress.refetch()}
    >
      {() => (
        <div className="wrap min-h-dvh">
          <StressGym
            userId={userId}
            history={stress.data!}
            voices={voices}
            isTodays={isTodaysRound(search)}
          />
        </div>
      )}
    </WholeScreen>
  );
}
