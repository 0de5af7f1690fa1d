import { type ReactNode, useMemo } from 'react';
import { PEAK_SECONDS, peaksOf, scaledPeaks } from '../../lib/audio/sound.ts';
import { useStore } from '../../lib/store.ts';
import { LevelMeter } from '../../ui/level-meter.tsx';
import { Waveform } from '../../ui/waveform.tsx';
import type { ReadingsStore } from './loudness.ts';
import type { Take } from './take.ts';

/** The model's peaks, and how long it is. */
export type ModelWave = { peaks: readonly number[]; seconds: number };

const STROKES = 68;
const seconds = (value: number) => `${value.toFixed(1)} s`;

export function ReadyTrack({
  model,
  limit,
  meter = true,
}: {
  model?: ModelWave;
  limit: number;
  meter?: boolean;
}) {
  return (
    <>
      <Track>{model && <Waveform peaks={model.peaks} voice="ghost" strokes={STROKES} />}</Track>
      <Scale left={model ? `Model, ${seconds(model.seconds)}` : ''} right={`${limit} s at most`} />
      {/* Room for the meter to come: the button must not move under the finger. */}
      {meter && (
        <div className="invisible grid w-full justify-items-center">
          <LevelMeter level={0} />
        </div>
      )}
    </>
  );
}

export function LiveTrack({
  readings,
  model,
  limit,
  meter = true,
}: {
  readings: ReadingsStore;
  model?: ModelWave;
  limit: number;
  meter?: boolean;
}) {
  const now = useStore(readings);
  const span = trackSpan({ model: model?.seconds, limit, elapsed: now.seconds });
  const share = Math.min(1, now.seconds / span);
  const ghost = model && model.seconds >= span ? model.peaks : undefined;
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
          style={{ left: `${share * 100}%` }}
          className="paint absolute -inset-y-1.5 w-0.5 -translate-x-1/2 bg-voice before:absolute before:-top-[3px] before:-left-1 before:size-2.5 before:rounded-full before:bg-voice"
        />
      </Track>
      <Scale left={seconds(now.seconds)} right={`Stops at ${limit} s`} />
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
    () => scaledPeaks(take?.sound ? peaksOf(take.sound, PEAK_SECONDS) : readings.get().peaks),
    [take, readings],
  );
  return (
    <>
      <Track>
        {peaks.length > 0 && <Waveform peaks={peaks} voice="you" strokes={STROKES} />}
        <span className="paint absolute -inset-y-1.5 w-0.5 animate-sweep bg-voice motion-reduce:hidden" />
      </Track>
      <Scale left={take ? `Your take, ${seconds(take.seconds)}` : ''} right="" />
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

/**
 * How many seconds the track shows: the model's length while you are within it, so that your
 * strokes replace its ghost; after that the time you took, so that the head stays at the edge.
 */
export function trackSpan({
  model,
  limit,
  elapsed,
}: {
  model: number | undefined;
  limit: number;
  elapsed: number;
}): number {
  return model === undefined ? Math.max(limit, elapsed) : Math.max(model, elapsed);
}
