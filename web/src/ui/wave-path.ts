/** Loudest of each stretch, so that a long recording keeps its shape in few strokes. */
export function poolPeaks(peaks: readonly number[], count: number): number[] {
  if (peaks.length <= count) return [...peaks];
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * peaks.length) / count);
    const to = Math.floor(((index + 1) * peaks.length) / count);
    return Math.max(...peaks.slice(from, to));
  });
}

/** Half a stroke's height at the least: silence is drawn as a dot, not as nothing. */
const SMALLEST = 1;

/** Vertical strokes round the middle of a box; peaks from 0 to 1. */
export function wavePath(peaks: readonly number[], width: number, height: number): string {
  const middle = height / 2;
  const step = width / peaks.length;
  return peaks
    .map((peak, index) => {
      const half = Math.max(SMALLEST, Math.min(1, Math.max(0, peak)) * middle * 0.94);
      const x = ((index + 0.5) * step).toFixed(2);
      return `M${x} ${(middle - half).toFixed(1)}V${(middle + half).toFixed(1)}`;
    })
    .join('');
}
