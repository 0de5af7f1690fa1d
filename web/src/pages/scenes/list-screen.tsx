import { ArrowRight } from 'lucide-react';
import { useUserId } from '../../features/accounts/queries.ts';
import { keptRuns } from '../../features/scenes/kept-run.ts';
import { useScenes } from '../../features/scenes/queries.ts';
import { SceneList } from '../../features/scenes/scene-list.tsx';
import { stateOf } from '../../lib/reading-state.ts';
import { WholeScreen } from '../../ui/whole-screen.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { sceneAddress } from './addresses.ts';

/** Short conversations to listen to, to shadow, and to play a part in. */
export function ListScreen() {
  const userId = useUserId();
  const scenes = useScenes();
  return (
    <WholeScreen
      state={stateOf([scenes])}
      loading="Loading scenes..."
      failed="Unable to load scenes"
      onRetry={() => void scenes.refetch()}
    >
      {() => (
        <div className="wrap min-h-dvh">
          <h1>Scenes</h1>
          <p className="mt-2 mb-6 max-w-[38em] text-ink-2">
            Short conversations. Listen to one, speak along with it, then play a part yourself. The
            easiest come first.
          </p>
          {scenes.data!.length === 0 ? (
            <Empty title="No scenes yet" />
          ) : (
            <SceneList
              scenes={scenes.data!}
              isBegun={(slug) => keptRuns.get(userId, slug)?.saved === false}
              addressOf={(slug) => sceneAddress(slug)}
            />
          )}
          <p className="mt-6">
            <TextLink to="/partner">
              Two of you? Practice with a partner
              <Icon of={ArrowRight} size={18} />
            </TextLink>
          </p>
        </div>
      )}
    </WholeScreen>
  );
}
