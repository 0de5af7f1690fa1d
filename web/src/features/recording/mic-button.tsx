import { Mic } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from '../../lib/store.ts';
import { Icon } from '../../ui/icon.tsx';
import type { ReadingsStore } from './loudness.ts';
import type { Recorder } from './use-recorder.ts';

const RING = 2 * Math.PI * 45;

/** The one button: starts, then becomes stop. It stays in place and keeps the focus. */
export function MicButton<R>({ recorder }: { recorder: Recorder<R> }) {
  const { state, start, stop, readings, limit } = recorder;
  const recording = state.name === 'recording';
  return (
    <button
      type="button"
      aria-label={recording ? 'Stop recording' : 'Start recording'}
      onClick={recording ? stop : start}
      className={`relative grid size-24 touch-manipulation place-items-center rounded-full transition-colors forced-colors:border ${
        recording ? 'text-voice' : 'bg-voice text-on-voice hover:bg-voice-deep'
      }`}
    >
      {recording ? (
        <>
          <TimeRing readings={readings} limit={limit} />
          <span
            className={`paint size-8.5 rounded-[7px] bg-voice ${state.live ? '' : 'animate-breathe'}`}
          />
        </>
      ) : (
        <Icon of={Mic} size={38} />
      )}
    </button>
  );
}

function TimeRing({ readings, limit }: { readings: ReadingsStore; limit: number }) {
  const seconds = useStore(readings, (now) => now.seconds);
  return (
    <svg
      viewBox="0 0 96 96"
      fill="none"
      strokeWidth="5"
      className="absolute inset-0 size-full -rotate-90"
      aria-hidden
    >
      <circle cx="48" cy="48" r="45" className="stroke-sunken" />
      <circle
        cx="48"
        cy="48"
        r="45"
        strokeLinecap="round"
        strokeDasharray={RING}
        strokeDashoffset={RING * (1 - Math.min(1, seconds / limit))}
        className={seconds > 0 ? 'stroke-voice' : 'stroke-transparent'}
      />
    </svg>
  );
}

export function useStopOnEscape(recording: boolean, stop: () => void): void {
  useEffect(() => {
    if (!recording) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') stop();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [recording, stop]);
}
