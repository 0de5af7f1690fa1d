import { useEffect, useRef } from 'react';
import { Card } from '../../ui/card.tsx';
import { AnalyzingSteps } from './analyzing-steps.tsx';
import { AnalyzingTrack, LiveTrack, type ModelWave, ReadyTrack } from './tracks.tsx';
import { MicButton } from './mic-button.tsx';
import { RecorderProblem } from './recorder-problem.tsx';
import { useStopOnEscape } from './stop-on-escape.ts';
import type { Recorder } from './use-recorder.ts';

/**
 * The recorder: one track and one button through all states. It keeps its height, so that nothing
 * moves under the finger. The result is shown by whoever owns the recorder.
 */
export function RecorderPanel<R>({
  recorder,
  model,
  returning = false,
}: {
  recorder: Recorder<R>;
  /** The model's voice, drawn as a ghost to follow. */
  model?: ModelWave;
  /** Whether the person comes back from a result, to speak again. */
  returning?: boolean;
}) {
  const { state, stop } = recorder;
  const recording = state.name === 'recording';
  const panel = useRef<HTMLElement>(null);
  const used = useRef(returning);

  // What was pressed to get back here is gone: the keyboard goes on at the microphone.
  useEffect(() => {
    if (state.name !== 'idle') used.current = true;
    else if (used.current) panel.current?.querySelector('button')?.focus();
  }, [state.name]);

  useStopOnEscape(recording, stop);

  if (state.name === 'error') {
    return (
      <RecorderProblem
        problem={state.problem}
        keepsTake={state.take !== undefined}
        sent={state.sent}
        onSendAgain={recorder.sendAgain}
        onTryAgain={state.take ? recorder.again : recorder.start}
      />
    );
  }
  const analyzing = state.name === 'analyzing' || state.name === 'result';
  return (
    <Card
      ref={panel}
      aria-label="Recorder"
      className="grid min-h-[24.5rem] content-start justify-items-center md:min-h-[27.75rem] gap-3.5 py-4.5! text-center md:gap-4.5 md:py-7!"
    >
      {state.name === 'idle' && <ReadyTrack model={model} limit={recorder.limit} />}
      {state.name === 'recording' && (
        <LiveTrack readings={recorder.readings} model={model} limit={recorder.limit} />
      )}
      {analyzing && <AnalyzingTrack take={state.take} readings={recorder.readings} />}
      {!analyzing && <MicButton recorder={recorder} />}
      <StateText name={state.name} live={recording && state.live} />
      {analyzing && <AnalyzingSteps peaks={recorder.readings.get().peaks} />}
    </Card>
  );
}

const READY_HINT = 'Tap and speak. It stops when you do.';

function StateText({
  name,
  live,
}: {
  name: 'idle' | 'recording' | 'analyzing' | 'result';
  live: boolean;
}) {
  const text = {
    idle: 'Ready to record',
    recording: live ? 'Recording...' : 'Opening the microphone...',
    analyzing: 'Analyzing pronunciation...',
    result: 'Analyzing pronunciation...',
  }[name];
  const hint = {
    idle: READY_HINT,
    recording: live ? 'Tap to stop, or just finish speaking.' : 'Wait for “Recording...”.',
    analyzing: '',
    result: '',
  }[name];
  return (
    <div className="grid gap-1.5">
      <p role="status" className="font-display text-[1.375rem] leading-[1.2] font-medium">
        {text}
      </p>
      {hint && <p className="min-h-[1.45em] text-15 text-ink-2">{hint}</p>}
    </div>
  );
}
