import { ShareIcon } from '../../ui/share-link.tsx';
import { type OpenedFrom, sceneAddress, type SceneStep } from './addresses.ts';
import type { SceneWithLines } from '../../features/scenes/queries.ts';
import { StageHead } from '../practice/stage-frame.tsx';
import { SceneSteps } from './scene-steps.tsx';
import { wayBack } from './way-back.ts';
import type { SceneVoices } from './use-scene-voices.ts';

/** A scene under its name. */
export function OneScene(props: {
  scene: SceneWithLines;
  userId: number;
  step: SceneStep | undefined;
  from: OpenedFrom;
  showsEnd: boolean;
  voiceOf: SceneVoices['voiceOf'];
}) {
  const { slug, title, level, parts, about } = props.scene;
  return (
    <div className="wrap min-h-dvh">
      <StageHead
        title={title}
        subtitle={`Level ${level} · ${parts.join(' and ')}`}
        back={wayBack(props.from)}
      >
        <ShareIcon url={sceneAddress(slug)} title={title} label="Share this scene" />
      </StageHead>
      <p className="mt-1 mb-4 max-w-[38em] text-ink-2">{about}</p>
      <SceneSteps {...props} />
    </div>
  );
}
