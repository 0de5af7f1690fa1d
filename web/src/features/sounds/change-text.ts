import { type Curve, TRIES_COMPARED } from '@saywell/contract';

/** What the last tries say against the first ones, with its doubt. */
export function changeText({ first, last, change }: Curve): string {
  if (!change) {
    return `Too few tries to tell: ${first.length + last.length} of ${2 * TRIES_COMPARED}.`;
  }
  const { by, low, high } = change;
  if (low > 0) return `Up ${pointsText(by)} (likely ${low} to ${high}).`;
  if (high < 0) return `Down ${pointsText(-by)} (likely ${-high} to ${-low}).`;
  return `No clear change yet (likely ${signed(low)} to ${signed(high)} points).`;
}

const pointsText = (points: number) => (points === 1 ? '1 point' : `${points} points`);

function signed(points: number): string {
  if (points === 0) return '0';
  return points < 0 ? `−${-points}` : `+${points}`;
}

export const meanOf = (points: number[]): number =>
  Math.round(points.reduce((sum, one) => sum + one, 0) / points.length);

/** Of the ear: how many of each ten were right. */
export function earCurveText(curve: Curve): string {
  if (!curve.change) return changeText(curve);
  const right = (points: number[]) => points.filter((one) => one > 0).length;
  return `First ten: ${right(curve.first)} right. Last ten: ${right(curve.last)}. ${changeText(curve)}`;
}
