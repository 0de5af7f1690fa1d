import { useEffect, useEffectEvent, useState } from 'react';
import { hearLine, stopListening } from '../../features/listening/listening.ts';
import type { SpokenLine } from '../../features/listening/use-timings.ts';
import { analysisProblem } from '../../features/practice/analyze.ts';
import type { OpenTap } from '../../features/recording/sample-tap.ts';
import type { Take } from '../../features/recording/take.ts';
import { useRecorder } from '../../features/recording/use-recorder.ts';
import { useStopOnEscape } from '../../features/recording/mic-button.tsx';
import { lineKey } from './use-scene-listening.ts';

/** Seconds that it waits for the voice before it asks for a press. */
const WAIT_S = 8;
/** Between two lines; the last of a voice may still be in the room. */
const GAP_MS = 350;

type Turns = {
  slug: string;
  place: number;
  line: SpokenLine;
  /** Whether the learner says this line. */
  isMine: boolean;
  /** Whether the voice says it with them. */
  isShadowed: boolean;
  tap: OpenTap | undefined;
  onTake: (take: Take) => void;
  /** The line was heard or said. */
  onDone: () => void;
};

/** One line after the other: the voice says its own, and the microphone opens for the learner’s. */
export function useTurns({ slug, place, line, isMine, isShadowed, tap, onTake, onDone }: Turns) {
  const [isOn, setOn] = useState(true);
  const [isSilent, setSilent] = useState(false);
  const [unplayed, setUnplayed] = useState<{ error: unknown }>();
  const key = lineKey(slug, place);

  const recorder = useRecorder<Take>({
    phrase: line.text,
    wait: WAIT_S,
    tap,
    onStart: stopListening,
    onSilence: () => {
      setSilent(true);
      setOn(false);
    },
    // The scene goes on; the verdict comes when it comes.
    analyze: (take) => {
      onTake(take);
      return Promise.resolve(take);
    },
    explain: analysisProblem,
  });
  const { state } = recorder;
  const isLive = state.name === 'recording' && state.live;

  const hear = (whileRecording: boolean) =>
    hearLine(line, {
      key,
      whileRecording,
      // Without the voice there is nothing to speak with, either.
      onFail: (error) => {
        setUnplayed({ error });
        setOn(false);
      },
    });

  const begin = useEffectEvent(async (_place: number, signal: AbortSignal) => {
    if (isMine) return recorder.start();
    const wasHeard = await hear(false);
    if (signal.aborted) return;
    if (wasHeard) onDone();
    else setOn(false);
  });
  const quit = useEffectEvent(() => {
    stopListening();
    // What stands in the way stays to be read.
    if (state.name !== 'error') recorder.again();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const left = new AbortController();
    const gap = setTimeout(() => void begin(place, left.signal), GAP_MS);
    return () => {
      clearTimeout(gap);
      left.abort();
      quit();
    };
  }, [isOn, place]);

  const shadow = useEffectEvent(() => {
    if (isShadowed) void hear(true);
  });
  useEffect(() => {
    if (isLive) shadow();
  }, [isLive]);

  const finish = useEffectEvent(() => {
    recorder.again();
    onDone();
  });
  useEffect(() => {
    if (state.name === 'result') finish();
  }, [state.name]);
  // It goes on when the learner says so.
  if (state.name === 'error' && isOn) setOn(false);

  useStopOnEscape(state.name === 'recording', recorder.stop);

  const goOn = () => {
    setSilent(false);
    setUnplayed(undefined);
    if (state.name === 'error') recorder.again();
    setOn(true);
  };

  return {
    isOn,
    isLive,
    isSilent,
    unplayed,
    readings: recorder.readings,
    /** Why the microphone did not open. */
    problem: state.name === 'error' ? state.problem : undefined,
    pause: () => setOn(false),
    goOn,
    /** The learner has finished before the recording noticed. */
    stop: recorder.stop,
    skip: () => {
      goOn();
      onDone();
    },
  };
}
