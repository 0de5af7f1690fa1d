import { useLocation } from 'react-router';
import { useUserId } from '../../features/accounts/queries.ts';
import { useQuietOnLeave } from '../../features/listening/listening.ts';
import { useScene } from '../../features/scenes/queries.ts';
import { ApiError } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/navigation.ts';
import { stateOf } from '../../lib/reading-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { WholeScreen } from '../../ui/whole-screen.tsx';
import { Empty } from '../../ui/empty.tsx';
import { SCENES_ADDRESS, scenePlaceFrom } from './addresses.ts';
import { LineScreen } from './line-screen.tsx';
import { OneScene } from './one-scene.tsx';
import { useSceneVoices } from './use-scene-voices.ts';

/** A scene, or one line of it. */
export function SceneScreen({ slug }: { slug: string }) {
  useQuietOnLeave();
  const place = scenePlaceFrom(useLocation().search);
  const userId = useUserId();
  const scene = useScene(slug);
  const { isLoading, voiceOf } = useSceneVoices(slug);
  usePageTitle(scene.data?.title);
  if (!scene.data && isUnknown(scene.error)) {
    return (
      <div className="wrap min-h-dvh">
        <Empty
          heading="h1"
          title="There is no such scene"
          action={
            <ButtonLink to={SCENES_ADDRESS} look="line" size="s">
              All scenes
            </ButtonLink>
          }
        />
      </div>
    );
  }
  return (
    <WholeScreen
      state={isLoading ? 'loading' : stateOf([scene])}
      loading="Opening the scene..."
      failed="Unable to open the scene"
      onRetry={() => void scene.refetch()}
    >
      {() => {
        const line = place.screen === 'line' ? scene.data!.lines[place.line] : undefined;
        return line ? (
          <LineScreen
            key={line.id}
            scene={scene.data!}
            line={line}
            fromEnd={place.end}
            from={place.from}
          />
        ) : (
          <OneScene
            key={slug}
            scene={scene.data!}
            userId={userId}
            step={place.screen === 'scene' ? place.step : undefined}
            from={place.from}
            showsEnd={place.end}
            voiceOf={voiceOf}
          />
        );
      }}
    </WholeScreen>
  );
}

/** There is none, nor could be one where the address is no name of a scene at all. */
const isUnknown = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
