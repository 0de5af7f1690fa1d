import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { RunningLine } from '../../features/listening/running-line.tsx';
import { PaceChoice } from '../../features/listening/voice-button.tsx';
import { Dock } from '../../features/scenes/dock.tsx';
import type { SceneWithLines } from '../../features/scenes/queries.ts';
import { Script } from '../../features/scenes/script.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CouldNotPlay } from '../rounds/could-not-play.tsx';
import { KeysHint } from '../rounds/keys-hint.tsx';
import { usePreload } from '../rounds/use-preload.ts';
import { useSceneKeys } from './use-scene-keys.ts';
import { lineKey, OFFLINE, useSceneListening } from './use-scene-listening.ts';
import type { SceneVoices } from './use-scene-voices.ts';

/** The whole scene, read by two voices with its words running along. */
export function ListenStep({
  scene,
  voiceOf,
}: {
  scene: SceneWithLines;
  voiceOf: SceneVoices['voiceOf'];
}) {
  const { slug, lines } = scene;
  const voiced = lines.map(({ phrase, part }) => ({ text: phrase, voice: voiceOf(part) }));
  const listening = useSceneListening(slug, lines.length, (place, pace) => ({
    ...voiced[place]!,
    pace,
  }));
  const { place, isOn, pace, failed } = listening;
  usePreload(slug, voiced);
  useSceneKeys(listening);
  return (
    <div>
      <div className="mb-3">
        <PaceChoice pace={pace} onChange={listening.onPace} />
      </div>
      <Script
        scene={scene}
        current={place}
        onLine={listening.play}
        renderText={(_line, at) => (
          <RunningLine line={{ ...voiced[at]!, pace }} playKey={lineKey(slug, at)} />
        )}
      />
      <Dock
        problem={
          failed && (
            <CouldNotPlay
              what="sentence"
              error={failed.error}
              offline={OFFLINE}
              onRetry={() => listening.play()}
            />
          )
        }
      >
        <div className="flex items-center gap-1">
          <IconButton icon={SkipBack} label="Previous line" onClick={listening.previous} />
          <Button onClick={listening.toggle} className="min-w-29">
            <Icon of={isOn ? Pause : Play} size={20} />
            {isOn ? 'Pause' : 'Play'}
          </Button>
          <IconButton icon={SkipForward} label="Next line" onClick={listening.next} />
        </div>
      </Dock>
      <div className="mt-3">
        <KeysHint>Keys: Press the space bar to play and pause, and ← and → for the lines.</KeysHint>
      </div>
    </div>
  );
}
