/** One moment of a voice: time and height, both from 0 to 1. */
export type PitchPoint = { time: number; pitch: number };

type Area = { left: number; top: number; width: number; height: number };
type Spot = { x: number; y: number };

export function placePoint({ time, pitch }: PitchPoint, area: Area): Spot {
  return { x: area.left + time * area.width, y: area.top + (1 - pitch) * area.height };
}

const at = ({ x, y }: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A smooth line through the points of one voiced run (Catmull–Rom, as cubic curves). */
export function contourPath(run: readonly PitchPoint[], area: Area): string {
  const spots = run.map((point) => placePoint(point, area));
  const [first] = spots;
  if (!first) return '';
  const curves = spots.slice(1).map((end, index) => {
    const start = spots[index] ?? first;
    const before = spots[index - 1] ?? start;
    const after = spots[index + 2] ?? end;
    const leave = { x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6 };
    const arrive = { x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6 };
    return `C${at(leave)} ${at(arrive)} ${at(end)}`;
  });
  // A run of one point still leaves a dot under a round line cap.
  return `M${at(first)}${curves.length > 0 ? curves.join('') : 'h.1'}`;
}
