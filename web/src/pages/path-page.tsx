import { useLocation } from 'react-router';
import { PathIntro } from '../features/path/path-intro.tsx';
import { usePathSteps } from '../features/path/use-path-steps.ts';
import { PathSections } from '../features/path/whole-path.tsx';
import { stateOf } from '../lib/reading-state.ts';
import { WholeScreen } from '../ui/whole-screen.tsx';
import { earAddress } from './ear/addresses.ts';
import { soundAddress } from './practice/addresses.ts';

export default function PathPage() {
  const path = usePathSteps();
  const asked = useLocation().hash.slice(1) || undefined;
  return (
    <WholeScreen
      state={stateOf([path])}
      loading="Loading your path..."
      failed="Unable to load your path"
      onRetry={() => void path.refetch()}
    >
      {() => (
        <div className="wrap grid max-w-240 gap-8">
          <PathIntro path={path.data!} />
          <PathSections
            path={path.data!}
            asked={asked}
            addressOf={earAddress}
            addressOfSound={soundAddress}
          />
        </div>
      )}
    </WholeScreen>
  );
}
