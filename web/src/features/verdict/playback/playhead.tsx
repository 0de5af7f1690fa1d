import type { MouseEvent } from 'react';
import { type Span, shareIn } from './columns.ts';
import { type Playback, useSpot, type VoiceName } from './playback.ts';

/** Fine enough to glide, coarse enough not to draw sixty times a second. */
const STEPS = 200;

/** A line that runs along while this voice sounds inside this stretch. Put it over its picture. */
export function Playhead({
  voice,
  span,
  playback,
}: {
  voice: VoiceName;
  span: Span | undefined;
  playback: Playback;
}) {
  const share = useSpot(playback, (spot) => {
    const at = spot?.voice === voice ? shareIn(span, spot.seconds) : undefined;
    return at === undefined ? undefined : Math.round(at * STEPS) / STEPS;
  });
  if (share === undefined) return null;
  return (
    <span
      aria-hidden
      data-playhead={voice}
      style={{ left: `${share * 100}%` }}
      className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-ink forced-colors:bg-[CanvasText]"
    />
  );
}

/** Where a picture was tapped, from 0 at its left to 1 at its right. */
export function shareOfTap({ currentTarget, clientX }: MouseEvent<HTMLElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.min(1, Math.max(0, (clientX - left) / width));
}
