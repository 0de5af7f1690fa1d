import type { ScenePart } from '@saywell/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { wakeAudio } from '../../features/listening/audio-output.ts';
import { stopListening } from '../../features/listening/listening.ts';
import { EarlierRuns } from '../../features/scenes/earlier-runs.tsx';
import type { SceneWithLines } from '../../features/scenes/queries.ts';
import {
  allSent,
  isOver,
  type SceneRun,
  type ShownText,
  withLine,
} from '../../features/scenes/run.ts';
import { IN_PLACE } from '../../lib/navigation.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { lineAddress, type OpenedFrom, type SceneStep, stepAddress } from './addresses.ts';
import { ListenStep } from './listen-step.tsx';
import { PartStep } from './part-step.tsx';
import { RunEnd } from './run-end.tsx';
import { RunStage } from './run-stage.tsx';
import { ShadowStep } from './shadow-step.tsx';
import { useJudging } from './use-judging.ts';
import { useSceneRun } from './use-scene-run.ts';
import type { SceneVoices } from './use-scene-voices.ts';

const tabs: { value: SceneStep; label: string }[] = [
  { value: 'listen', label: 'Listen' },
  { value: 'shadow', label: 'Shadow' },
  { value: 'part', label: 'Play a part' },
];

/** Listen, shadow, play a part: before, in, and after a run. */
export function SceneSteps({
  scene,
  userId,
  step,
  from,
  showsEnd,
  voiceOf,
}: {
  scene: SceneWithLines;
  userId: number;
  /** Without one, it is the one that was left, or listening. */
  step: SceneStep | undefined;
  from: OpenedFrom;
  /** Whether the end of the last run is asked for. */
  showsEnd: boolean;
  voiceOf: SceneVoices['voiceOf'];
}) {
  const navigate = useNavigate();
  const running = useSceneRun(userId, scene, showsEnd);
  const { run, left } = running;
  const [part, setPart] = useState<ScenePart>(left?.part ?? 1);
  const [text, setText] = useState<ShownText>(left?.text ?? 'all');
  const judging = useJudging(userId, (place, judged) =>
    running.change((now) => withLine(now, place, judged)),
  );
  const begin = (mode: 'shadow' | 'part', of: ScenePart | null, shown: ShownText = text) => {
    // Within the tap, which an iPhone asks for.
    wakeAudio();
    judging.begin();
    running.begin(mode, of, shown);
  };
  const resume = () => {
    wakeAudio();
    judging.begin();
    running.resume(text);
  };
  const play = (of: ScenePart, shown: ShownText = text) => {
    setPart(of);
    setText(shown);
    begin('part', of, shown);
  };

  if (run && isOver(run, scene.lines)) {
    // What comes of sending it may come after another run has begun.
    const changeThis = (next: (now: SceneRun) => SceneRun) =>
      running.change((now) => (now.key === run.key ? next(now) : now));
    return (
      <RunEnd
        key={run.key}
        scene={scene}
        userId={userId}
        run={run}
        from={from}
        voiceOf={voiceOf}
        judging={judging}
        onSent={() => changeThis(allSent)}
        onSaved={() => changeThis((now) => ({ ...now, saved: true }))}
        onPlay={play}
        onShadow={() => begin('shadow', null)}
        onLeave={() => running.leave()}
      />
    );
  }
  if (run) {
    return (
      <RunStage
        key={run.key}
        scene={scene}
        run={run}
        voiceOf={voiceOf}
        text={text}
        onText={(next) => {
          setText(next);
          running.change((now) => ({ ...now, text: next }));
        }}
        judging={judging}
        onChange={running.change}
        onLeave={() => running.leave({ keeps: true })}
      />
    );
  }
  const shown = step ?? left?.mode ?? 'listen';
  return (
    <div className="max-w-190">
      <Tabs
        label="Ways to practice this scene"
        tabs={tabs}
        value={shown}
        onChange={(next) => {
          stopListening();
          void navigate(stepAddress(scene.slug, next, from), { replace: true, state: IN_PLACE });
        }}
      >
        {shown === 'listen' && <ListenStep scene={scene} voiceOf={voiceOf} />}
        {shown === 'shadow' && (
          <ShadowStep
            left={left?.mode === 'shadow' ? left : undefined}
            onResume={resume}
            onBegin={() => begin('shadow', null)}
          />
        )}
        {shown === 'part' && (
          <PartStep
            parts={scene.parts}
            part={part}
            onPart={setPart}
            text={text}
            onText={setText}
            left={left?.mode === 'part' ? left : undefined}
            onResume={resume}
            onBegin={() => play(part)}
          />
        )}
      </Tabs>
      <EarlierRuns scene={scene} addressOf={(line) => lineAddress(scene.slug, line, { from })} />
    </div>
  );
}
