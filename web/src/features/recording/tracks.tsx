import { type ReactNode, useMemo } from 'react';
import { PEAK_SECONDS, peaksOf, scaledPeaks } from '../../lib/audio/sound.ts';
import { useStore } from '../../lib/store.ts';
import { LevelMeter } from '../../ui/level-meter.tsx';
import { Waveform } from '../../ui/waveform.tsx';
import type { ReadingsStore } from './loudness.ts';
import type { Take } from './take.ts';

/** The example's peaks, and how long it is. */
export type ExampleWave = { peaks: readonly number[]; seconds: number };

const STROKES = 68;
const seconds = (value: number) => `${value.toFixed(1)} s`;

export function ReadyTrack({
  example,
  limit,
  hint,
}: {
  example?: ExampleWave;
  limit: number;
  /** Stands where the meter will be. The button below must not move under the finger. */
  hint?: string;
}) {
  return (
    <>
      <Track>{example && <Waveform peaks={example.peaks} voice="ghost" strokes={STROKES} />}</Track>
      <Scale left={example ? `Model, ${seconds(example.seconds)}` : ''} right={`${limit} s max`} />
      {hint && (
        <div className="grid w-full items-center justify-items-center *:[grid-area:1/1]">
          <div className="invisible w-full max-w-85">
            <LevelMeter level={0} />
          </div>
          <p className="text-15 text-ink-2">{hint}</p>
        </div>
      )}
    </>
  );
}

export function LiveTrack({
  readings,
  example,
  limit,
  meter = true,
}: {
  readings: ReadingsStore;
  example?: ExampleWave;
  limit: number;
  meter?: boolean;
}) {
  const now = useStore(readings);
  const span = trackSpan({ example: example?.seconds, limit, elapsed: now.spoken });
  const share = Math.min(1, now.spoken / span);
  const ghost = example && example.seconds >= span ? example.peaks : undefined;
  return (
    <>
      <Track>
        {ghost && (
          <span style={{ clipPath: `inset(0 0 0 ${share * 100}%)` }} className="absolute inset-0">
            <Waveform peaks={ghost} voice="ghost" strokes={STROKES} />
          </span>
        )}
        {share > 0 && (
          <span style={{ width: `${share * 100}%` }} className="absolute inset-y-0 left-0">
            <Waveform
              peaks={scaledPeaks(now.peaks)}
              voice="you"
              strokes={Math.max(1, Math.round(STROKES * share))}
            />
          </span>
        )}
        <span
          // The head is wider than its line, and nothing may be seen beside the track.
          style={{ left: `clamp(5px, ${share * 100}%, 100% - 5px)` }}
          className="paint absolute -inset-y-1.5 w-0.5 -translate-x-1/2 bg-voice before:absolute before:-top-[3px] before:-left-1 before:size-2.5 before:rounded-full before:bg-voice"
        />
      </Track>
      <Scale left={seconds(now.spoken)} right={`Stops at ${limit} s`} />
      {meter && <LevelMeter level={now.level} />}
    </>
  );
}

export function AnalyzingTrack({
  take,
  readings,
}: {
  take: Take | undefined;
  readings: ReadingsStore;
}) {
  const peaks = useMemo(
    () =>
      scaledPeaks(take?.sound ? voiceIn(peaksOf(take.sound, PEAK_SECONDS)) : readings.get().peaks),
    [take, readings],
  );
  return (
    <>
      <Track>
        {peaks.length > 0 && <Waveform peaks={peaks} voice="you" strokes={STROKES} />}
        <span className="absolute inset-x-0 -inset-y-1.5 animate-sweep motion-reduce:hidden">
          <span className="paint absolute inset-y-0 left-0 w-0.5 bg-voice" />
        </span>
      </Track>
      <Scale
        left={take ? `Your recording, ${seconds(peaks.length * PEAK_SECONDS)}` : ''}
        right=""
      />
    </>
  );
}

function Track({ children }: { children: ReactNode }) {
  return (
    <div
      aria-hidden
      className="relative h-(--track,6rem) w-full overflow-x-clip before:absolute before:inset-x-0 before:top-1/2 before:h-px before:bg-line md:h-(--track,7rem)"
    >
      {children}
    </div>
  );
}

function Scale({ left, right }: { left: string; right: string }) {
  return (
    <div className="num -mt-1.5 flex min-h-[1.35em] w-full justify-between text-13 text-ink-3">
      <span>{left}</span>
      <span>{right}</span>
    </div>
  );
}

/** Softer than this part of the loudest moment, a take has not begun or is over. */
const VOICE_FROM = 0.12;
/** Kept on either side, in peaks: a word begins and ends softly. */
const AROUND = 8;

/** A take from the first moment of the voice to the last: silence before and after is not drawn. */
export function voiceIn(peaks: readonly number[]): number[] {
  const loudEnough = VOICE_FROM * Math.max(0, ...peaks);
  const isVoice = (peak: number) => peak > loudEnough;
  const from = peaks.findIndex(isVoice);
  if (from < 0) return [...peaks];
  return peaks.slice(Math.max(0, from - AROUND), peaks.findLastIndex(isVoice) + AROUND);
}

/**
 * How many seconds the track shows: the example's length while you are within it, so that your
 * strokes replace its ghost; after that the time you took, so that the head stays at the edge.
 */
export function trackSpan({
  example,
  limit,
  elapsed,
}: {
  example: number | undefined;
  limit: number;
  elapsed: number;
}): number {
  return example === undefined ? Math.max(limit, elapsed) : Math.max(example, elapsed);
}
