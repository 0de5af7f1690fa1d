import { Check, Circle, LoaderCircle, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MicButton, useStopOnEscape } from './mic-button.tsx';
import { RecorderProblem } from './recorder-problem.tsx';
import { AnalyzingTrack, LiveTrack, type ExampleWave, ReadyTrack } from './tracks.tsx';
import type { Recorder } from './use-recorder.ts';

/**
 * The recorder: one track and one button through all states. It keeps its height, so that nothing
 * moves under the finger. The result is shown by whoever owns the recorder.
 */
export function RecorderPanel<R>({
  recorder,
  example,
  returning = false,
  wayOut,
}: {
  recorder: Recorder<R>;
  /** The example, drawn as a ghost to follow. */
  example?: ExampleWave;
  /** Whether the person comes back from a result, to speak again. */
  returning?: boolean;
  /** What to do about a problem, where another try would not help. */
  wayOut?: ReactNode;
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
        wayOut={wayOut}
      />
    );
  }
  const analyzing = state.name === 'analyzing' || state.name === 'result';
  return (
    <Card
      ref={panel}
      aria-label="Recorder"
      className="grid min-h-[24.5rem] content-start justify-items-center md:min-h-[27.75rem] gap-3.5 py-4.5! text-center md:gap-4.5 md:py-7! short:min-h-[22.5rem] short:[--track:4rem]"
    >
      {state.name === 'idle' && (
        <ReadyTrack example={example} limit={recorder.limit} hint={READY_HINT} />
      )}
      {state.name === 'recording' && (
        <LiveTrack readings={recorder.readings} example={example} limit={recorder.limit} />
      )}
      {analyzing && <AnalyzingTrack take={state.take} readings={recorder.readings} />}
      {!analyzing && <MicButton recorder={recorder} />}
      <StateText name={state.name} live={recording && state.live} />
      {analyzing && <AnalyzingSteps peaks={recorder.readings.get().peaks} />}
    </Card>
  );
}

const READY_HINT = 'Tap and speak. Recording stops when you do.';

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
    idle: '',
    recording: live ? 'Tap to stop, or just finish speaking.' : 'Wait until you see “Recording...”',
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

/** What has happened to the take, what happens now, what is left. */
function AnalyzingSteps({ peaks }: { peaks: readonly number[] }) {
  return (
    <ul className="mt-1 grid gap-3.5 text-left">
      <Step icon={Check} text={loudnessStep(peaks)} />
      <Step
        icon={LoaderCircle}
        text="Listening to each sound"
        className="font-[650]"
        mark="animate-spin motion-reduce:animate-none"
      />
      <Step icon={Circle} text="Lining it up with the model" className="text-ink-3" />
    </ul>
  );
}

function Step({
  icon,
  text,
  className = '',
  mark = '',
}: {
  icon: LucideIcon;
  text: string;
  className?: string;
  mark?: string;
}) {
  return (
    <li className={`grid grid-cols-[20px_1fr] items-center gap-3 ${className}`}>
      <Icon of={icon} className={mark} />
      {text}
    </li>
  );
}

/** The ends of what a take's loudest moment should be, of what a microphone can carry. */
const QUIET = 0.05;
const LOUD = 0.99;

/** What can be said about a take before anybody has listened to it. */
export function loudnessStep(peaks: readonly number[]): string {
  const most = Math.max(0, ...peaks);
  if (most < QUIET) return 'Recorded, but very quiet';
  return most > LOUD ? 'Recorded, but very loud' : 'Recording is clear';
}
