export type Spot = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;
const at = ([x, y]: Spot) => `${round(x)} ${round(y)}`;

/** The path of a smooth line through all spots (Catmull–Rom, as cubic curves). */
export function smoothLine(spots: readonly Spot[]): string {
  const [first] = spots;
  if (!first) return '';
  const curves = spots.slice(1).map((end, index) => {
    const start = spots[index] ?? first;
    const before = spots[index - 1] ?? start;
    const after = spots[index + 2] ?? end;
    const leave: Spot = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const arrive: Spot = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return `C${at(leave)} ${at(arrive)} ${at(end)}`;
  });
  // A single spot is still drawn as a dot, by a round line cap.
  return `M${at(first)}${curves.length > 0 ? curves.join('') : 'h.1'}`;
}
