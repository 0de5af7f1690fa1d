import { useLocation } from 'react-router';
import { type AuthState, useAuth } from '../features/accounts/queries.ts';
import { useEar } from '../features/ear/use-ear.ts';
import { useQuietOnLeave } from '../features/listening/listening.ts';
import { type ReadingState, stateOf } from '../lib/reading-state.ts';
import { WholeScreen } from '../ui/whole-screen.tsx';
import { contrastFrom } from './ear/addresses.ts';
import { EarTraining } from './ear/ear-training.tsx';
import { usePlayablePairs } from './ear/use-playable-pairs.ts';
import { isTodaysRound } from './rounds/addresses.ts';
import { useRoundVoices } from './rounds/use-round-voices.ts';

function stateFor(auth: AuthState, ear: ReturnType<typeof useEar>): ReadingState {
  if (auth.status === 'loading') return 'loading';
  if (auth.status === 'failed') return navigator.onLine ? 'failed' : 'offline';
  return auth.status === 'signed-out' ? 'ready' : stateOf([ear]);
}

export default function EarPage() {
  useQuietOnLeave();
  const { search } = useLocation();
  const auth = useAuth();
  const signedIn = auth.status === 'signed-in';
  const ear = useEar(signedIn);
  const voices = useRoundVoices('ear');
  const pairs = usePlayablePairs(voices);
  const focus = contrastFrom(search);
  return (
    <WholeScreen
      state={voices.isLoading || pairs.isLoading ? 'loading' : stateFor(auth, ear)}
      loading="Preparing your round..."
      failed="Unable to prepare a round"
      onRetry={() => {
        if (auth.status === 'failed') auth.retry();
        else void ear.refetch();
      }}
    >
      {() => (
        <div className="wrap min-h-dvh">
          <EarTraining
            // Another address asks for another round.
            key={`${signedIn ? auth.user.id : 0} ${focus}`}
            userId={signedIn ? auth.user.id : 0}
            history={ear.data}
            focus={focus}
            voices={voices}
            pairs={pairs}
            isTodays={isTodaysRound(search)}
          />
        </div>
      )}
    </WholeScreen>
  );
}
