import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { MicButton, useStopOnEscape } from './mic-button.tsx';
import { RecorderProblem } from './recorder-problem.tsx';
import { AnalyzingTrack, LiveTrack, type ExampleWave, ReadyTrack } from './tracks.tsx';
import type { Recorder } from './use-recorder.ts';

/** The recorder as part of somebody else’s card: one track, and one row with the button in it. */
export function InlineRecorder<R>({
  recorder,
  example,
  beside,
}: {
  recorder: Recorder<R>;
  example?: ExampleWave;
  /** Stands before the button. */
  beside: ReactNode;
}) {
  const { state, stop, readings, limit } = recorder;
  const recording = state.name === 'recording';
  const analyzing = state.name === 'analyzing' || state.name === 'result';
  const row = useRef<HTMLDivElement>(null);
  const used = useRef(false);

  // After a failure its own button is gone: the keyboard goes on at the microphone.
  useEffect(() => {
    if (state.name === 'error') used.current = true;
    else if (state.name === 'idle' && used.current) {
      row.current?.querySelector<HTMLElement>('[data-mic] button')?.focus();
    }
  }, [state.name]);

  useStopOnEscape(recording, stop);

  if (state.name === 'error') {
    return (
      <div className="[&>section]:min-h-0! [&>section]:rounded-none! [&>section]:border-0! [&>section]:p-0!">
        <RecorderProblem
          problem={state.problem}
          keepsTake={state.take !== undefined}
          sent={state.sent}
          onSendAgain={recorder.sendAgain}
          onTryAgain={state.take ? recorder.again : recorder.start}
        />
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      <div className="grid gap-3.5 [--track:4.75rem] short:[--track:3rem]">
        {state.name === 'idle' && <ReadyTrack example={example} limit={limit} />}
        {recording && (
          <LiveTrack readings={readings} example={example} limit={limit} meter={false} />
        )}
        {analyzing && <AnalyzingTrack take={state.take} readings={readings} />}
      </div>
      <div
        ref={row}
        data-never-covered
        className="grid min-h-20 grid-cols-[auto_auto_minmax(0,1fr)] items-center gap-x-3 md:grid-cols-[1fr_auto_1fr]"
      >
        <div>{beside}</div>
        {!analyzing && (
          <div data-mic className="grid size-20 place-items-center [&>button]:size-20!">
            <MicButton recorder={recorder} />
          </div>
        )}
        <p
          role="status"
          className={classNames('text-15 leading-[1.3] text-ink-2', analyzing && 'col-span-2')}
        >
          {recording && !state.live ? 'Opening the microphone...' : STATE_TEXT[state.name]}
        </p>
      </div>
    </div>
  );
}

const STATE_TEXT = {
  idle: 'Ready to record',
  recording: 'Recording...',
  analyzing: 'Analyzing pronunciation...',
  result: 'Analyzing pronunciation...',
};
