import { IMPROVED_LEARNERS_MIN } from '@saywell/contract';
import type { Overview } from './measures.ts';

type Part = Overview['improvement']['mouth'];

/** The median of all changes; a dash while it would rest on too few learners. */
export const changeFigure = ({ medians }: Part): string =>
  medians ? signed(medians.change.median) : '–';

/** What the figure rests on. */
export function changeNote({ learners, medians }: Part): string {
  if (!medians) {
    return `${learners} ${learners === 1 ? 'learner' : 'learners'} so far. Shown once there are ${IMPROVED_LEARNERS_MIN}.`;
  }
  const { first, last, change } = medians;
  return `Median change of ${learners} learners, in points; half of the changes are between ${signed(change.low)} and ${signed(change.high)}. Median score: ${Math.round(first)} at first, ${Math.round(last)} lately.`;
}

function signed(points: number): string {
  const whole = Math.round(points);
  if (whole === 0) return '0';
  return whole < 0 ? `−${-whole}` : `+${whole}`;
}
