import { Mic, Pause, Play, SkipForward, Square } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { RunningLine } from '../../features/listening/running-line.tsx';
import type { ReadingsStore } from '../../features/recording/loudness.ts';
import { Dock } from '../../features/scenes/dock.tsx';
import { shownText } from '../../features/scenes/hidden-text.ts';
import { LineMark } from '../../features/scenes/line-mark.tsx';
import type { SceneWithLines } from '../../features/scenes/queries.ts';
import {
  isMine,
  moveOn,
  saidLine,
  type SceneRun,
  type ShownText,
} from '../../features/scenes/run.ts';
import { Script } from '../../features/scenes/script.tsx';
import { useStore } from '../../lib/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { typographic } from '../../ui/typographic.ts';
import { SignInAgain } from '../practice/sign-in-again.tsx';
import { useScoring } from '../practice/use-scoring.ts';
import { CouldNotPlay } from '../rounds/could-not-play.tsx';
import { KeysHint } from '../rounds/keys-hint.tsx';
import { usePreload } from '../rounds/use-preload.ts';
import { TextChoice } from './text-choice.tsx';
import type { Judging } from './use-judging.ts';
import { useSceneKeys } from './use-scene-keys.ts';
import { lineKey, OFFLINE } from './use-scene-listening.ts';
import type { SceneVoices } from './use-scene-voices.ts';
import { useTurns } from './use-turns.ts';

type Props = {
  scene: SceneWithLines;
  run: SceneRun;
  voiceOf: SceneVoices['voiceOf'];
  text: ShownText;
  onText: (text: ShownText) => void;
  judging: Judging;
  onChange: (next: (run: SceneRun) => SceneRun) => void;
  onLeave: () => void;
};

/** A scene that somebody says: over the voice, or as one of the two. */
export function RunStage({ scene, run, voiceOf, text, onText, judging, onChange, onLeave }: Props) {
  const { slug, lines, parts } = scene;
  const { place, mode } = run;
  const line = lines[place]!;
  const mine = isMine(run, lines, place);
  const isShadowed = mode === 'shadow';
  const shown = isShadowed ? 'all' : text;
  const voiced = lines.map(({ phrase, part }) => ({ text: phrase, voice: voiceOf(part) }));
  const { score, tapOf } = useScoring(line);
  const turns = useTurns({
    slug,
    place,
    line: voiced[place]!,
    isMine: mine,
    isShadowed,
    tap: mine ? tapOf(line.phrase) : undefined,
    onTake: (take) => {
      onChange((now) => saidLine(now, place, shown));
      judging.judge(place, line, take, score);
    },
    onDone: () => onChange((now) => moveOn(now, Date.now())),
  });
  const { isOn, isLive, isSilent, problem, unplayed } = turns;
  usePreload(slug, voiced.slice(place));
  useSceneKeys({ toggle: isOn ? turns.pause : turns.goOn, next: turns.skip });
  const action = useRef<HTMLButtonElement>(null);
  useEffect(() => action.current?.focus({ preventScroll: true }), []);

  return (
    <div className="max-w-190">
      {!isShadowed && (
        <div className="mb-4">
          <TextChoice text={text} onChange={onText} />
        </div>
      )}
      <Script
        scene={scene}
        current={place}
        isMine={(at) => isMine(run, lines, at)}
        renderText={({ phrase }, at) =>
          isMine(run, lines, at) && shown !== 'all' ? (
            <HiddenLine phrase={phrase} text={shown} />
          ) : (
            <RunningLine line={voiced[at]!} playKey={lineKey(slug, at)} />
          )
        }
        renderMark={(at) => isMine(run, lines, at) && <LineMark judged={run.said[at]} />}
      />
      <div className="mt-4 grid gap-3 empty:hidden">
        {judging.problem && (
          <Banner
            tone="warning"
            title={judging.problem.title}
            action={
              judging.problem.kind === 'signed-out' && (
                <SignInAgain onSignedIn={judging.sendFailed} />
              )
            }
          >
            <p>{judging.problem.text}</p>
            <p>You can go on. Lines without a score can be sent again at the end.</p>
          </Banner>
        )}
      </div>
      <Dock
        problem={
          (problem || unplayed) && <WhyItStopped {...{ problem, unplayed }} onRetry={turns.goOn} />
        }
      >
        <div className="grid gap-2.5">
          <p role="status" className="flex min-h-7 items-center gap-2.5 font-semibold">
            {mine && isOn && <MicSign isLive={isLive} readings={turns.readings} />}
            {statusOf({ isOn, isLive, isSilent, mine, mode, name: parts[line.part] })}
          </p>
          <div className="flex flex-wrap items-center gap-2">
            <Button ref={action} onClick={isOn ? turns.pause : turns.goOn} className="min-w-29">
              <Icon of={isOn ? Pause : isSilent ? Mic : Play} size={20} />
              {isOn ? 'Pause' : isSilent ? 'Say it' : 'Go on'}
            </Button>
            {isLive && (
              <Button look="you" onClick={turns.stop}>
                <Icon of={Square} size={15} />
                Done
              </Button>
            )}
            <Button look="quiet" onClick={turns.skip}>
              <Icon of={SkipForward} size={18} />
              Skip
            </Button>
            {!isOn && (
              <Button look="quiet" onClick={onLeave}>
                Leave
              </Button>
            )}
          </div>
        </div>
      </Dock>
      <div className="mt-3">
        <KeysHint>
          Keys: Press the space bar to pause and go on, → to skip a line, and Escape when you’re
          done.
        </KeysHint>
      </div>
    </div>
  );
}

/** The microphone did not open, or the voice did not play. */
const WhyItStopped = ({
  problem,
  unplayed,
  onRetry,
}: Pick<ReturnType<typeof useTurns>, 'problem' | 'unplayed'> & { onRetry: () => void }) =>
  problem ? (
    <Banner tone="danger" title={problem.title}>
      {[problem.text, problem.help].filter(Boolean).join(' ')}
    </Banner>
  ) : (
    <CouldNotPlay what="sentence" error={unplayed?.error} offline={OFFLINE} onRetry={onRetry} />
  );

/** A line that is said from memory. */
const HiddenLine = ({ phrase, text }: { phrase: string; text: ShownText }) => (
  <>
    <span aria-hidden className="tracking-wide">
      {typographic(shownText(phrase, text))}
    </span>
    <span className="sr-only">Your line is hidden.</span>
  </>
);

function statusOf({
  isOn,
  isLive,
  isSilent,
  mine,
  mode,
  name,
}: {
  isOn: boolean;
  isLive: boolean;
  isSilent: boolean;
  mine: boolean;
  mode: SceneRun['mode'];
  name: string;
}): string {
  if (isSilent) return 'We didn’t hear anything. Come closer to the microphone.';
  if (!isOn) return 'Paused';
  if (!mine) return `${name} is speaking`;
  if (mode === 'shadow') return 'Speak with the voice';
  return isLive ? 'Your turn. Speak now.' : 'Your turn';
}

/** Swells with the voice. */
function MicSign({ isLive, readings }: { isLive: boolean; readings: ReadingsStore }) {
  const level = useStore(readings, ({ level }) => Math.round(level * 10) / 10);
  return (
    <span
      aria-hidden
      className={`paint grid size-7 place-items-center rounded-full ${
        isLive ? 'bg-voice text-on-voice' : 'bg-sunken text-ink-3'
      }`}
      style={isLive ? { boxShadow: `0 0 0 ${level * 6}px var(--voice-tint)` } : undefined}
    >
      <Icon of={Mic} size={16} />
    </span>
  );
}
