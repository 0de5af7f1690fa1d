import { useEffect, useReducer, useRef, useState } from 'react';
import { createStore } from '../../lib/store.ts';
import { type Capture, type Recorded, startCapture } from './capture.ts';
import { meterLevel, NO_READINGS, type ReadingsStore } from './loudness.ts';
import { EMPTY, INSECURE, LOST, microphoneProblem, type Problem, UNSUPPORTED } from './problem.ts';
import { nextState, type RecorderEvent, type RecorderState } from './recorder.ts';
import type { OpenTap } from './sample-tap.ts';
import { secondsToSay } from './seconds-to-say.ts';
import { type Take, takeFrom, takeLimit } from './take.ts';
import { createVoiceTrace } from './voice-trace.ts';

export type Recorder<R> = {
  state: RecorderState<R>;
  readings: ReadingsStore;
  /** Seconds after which a recording stops by itself. */
  limit: number;
  start: () => void;
  stop: () => void;
  sendAgain: () => void;
  again: () => void;
  /** Shows a result of an earlier visit; its sound is gone. */
  restore: (result: R) => void;
};

export type RecorderOptions<R> = {
  phrase: string;
  analyze: (take: Take, signal: AbortSignal) => Promise<R>;
  /** Puts a failed analysis into words. */
  explain: (error: unknown) => Problem;
  /** Whatever is playing must stop before the microphone opens. */
  onStart?: () => void;
  /** Seconds to wait for the voice. The limit then counts from where it begins. */
  wait?: number;
  /** No voice came in that time. */
  onSilence?: () => void;
  /** Takes the samples from the microphone, for an engine on this device. */
  tap?: OpenTap;
};

/** The recorder's state machine connected to the microphone and to the analysis. */
export function useRecorder<R>(options: RecorderOptions<R>): Recorder<R> {
  const { phrase, analyze, explain, onStart, wait, onSilence, tap } = options;
  const [state, dispatch] = useReducer(
    (before: RecorderState<R>, event: RecorderEvent<R>) => nextState(before, event),
    { name: 'idle' },
  );
  const [readings] = useState(() => createStore(NO_READINGS));
  const capture = useRef<Capture>(undefined);
  const attempt = useRef<AbortController>(undefined);
  const limit = takeLimit(phrase);

  const newAttempt = () => {
    attempt.current?.abort();
    capture.current?.cancel();
    attempt.current = new AbortController();
    return attempt.current.signal;
  };

  const send = async (take: Take, signal: AbortSignal) => {
    try {
      const result = await analyze(take, signal);
      dispatch({ type: 'analyzed', take, result });
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'failed', problem: explain(error), take });
    }
  };

  const recorded = async (recording: Recorded, signal: AbortSignal) => {
    dispatch({ type: 'stop' });
    if (recording.file.size === 0) return dispatch({ type: 'failed', problem: EMPTY });
    const take = await takeFrom(recording);
    if (signal.aborted) return;
    dispatch({ type: 'taken', take });
    await send(take, signal);
  };

  const start = async () => {
    const signal = newAttempt();
    onStart?.();
    readings.set(NO_READINGS);
    dispatch({ type: 'start' });
    const missing = missingSupport();
    if (missing) return dispatch({ type: 'failed', problem: missing });
    let level = 0;
    const trace = createVoiceTrace();
    try {
      const opened = await startCapture(
        { limit, expected: secondsToSay(phrase), wait },
        {
          onLive: () => {
            if ('vibrate' in navigator) navigator.vibrate(12);
            dispatch({ type: 'live' });
          },
          onMoment: (seconds, { peak, decibels }, state) => {
            level = meterLevel(level, decibels);
            readings.set({ seconds, level, ...trace({ seconds, peak, state }) });
          },
          onRecorded: (recording) => void recorded(recording, signal),
          onLost: () => dispatch({ type: 'failed', problem: LOST }),
          onSilence: () => {
            if (signal.aborted) return;
            dispatch({ type: 'again' });
            onSilence?.();
          },
        },
        tap,
      );
      if (signal.aborted) opened.cancel();
      else capture.current = opened;
    } catch (error) {
      if (signal.aborted) return;
      dispatch({ type: 'failed', problem: microphoneProblem(error, navigator.userAgent) });
    }
  };

  useEffect(
    () => () => {
      attempt.current?.abort();
      capture.current?.cancel();
    },
    [],
  );

  return {
    state,
    readings,
    limit,
    start: () => void start(),
    stop: () => capture.current?.stop(),
    sendAgain: () => {
      if (state.name !== 'error' || !state.take) return;
      const { take } = state;
      const signal = newAttempt();
      dispatch({ type: 'send-again' });
      void send(take, signal);
    },
    restore: (result) => {
      const take = { file: new Blob(), sound: undefined, seconds: 0 };
      dispatch({ type: 'restore', take, result });
    },
    again: () => {
      newAttempt();
      readings.set(NO_READINGS);
      dispatch({ type: 'again' });
    },
  };
}

function missingSupport(): Problem | undefined {
  if (!window.isSecureContext) return INSECURE;
  const records = 'mediaDevices' in navigator && 'MediaRecorder' in window;
  return records ? undefined : UNSUPPORTED;
}
