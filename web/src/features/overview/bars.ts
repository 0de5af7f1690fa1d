export type Bar = { x: number; width: number; height: number };

const SMALLEST = 0.02;

/**
 * Bars of days in a box one wide and one high. A day with anything shows at least a sliver, so that
 * little is not mistaken for nothing; a day without data leaves its place empty.
 */
export function barsOf(
  values: (number | null)[],
  most = Math.max(0, ...values.map(Number)),
): Bar[] {
  const step = 1 / values.length;
  return values.map((value, at) => ({
    x: at * step + step * 0.14,
    width: step * 0.72,
    height: !value || most === 0 ? 0 : Math.max(SMALLEST, value / most),
  }));
}
