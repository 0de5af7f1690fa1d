/** Where the verdict changes, and where each place lies along the ruler, in percent of its width. */
export const RULER_TICKS = [60, 75, 85, 95] as const;

/** Below the first tick nothing changes, so that stretch is drawn shorter than the rest. */
const FIRST_TICK_AT = 24;

export function rulerPosition(score: number): number {
  const value = Math.min(100, Math.max(0, score));
  const [first] = RULER_TICKS;
  if (value <= first) return (value / first) * FIRST_TICK_AT;
  return FIRST_TICK_AT + ((value - first) / (100 - first)) * (100 - FIRST_TICK_AT);
}

/** The pieces between ticks: their width and how much of each is filled, both in percent. */
export function rulerPieces(score: number): { width: number; filled: number }[] {
  const reached = rulerPosition(score);
  const edges = [0, ...RULER_TICKS.map(rulerPosition), 100];
  return edges.slice(1).map((end, index) => {
    const start = edges[index] ?? 0;
    const filled = (Math.min(Math.max(reached, start), end) - start) / (end - start);
    return { width: end - start, filled: filled * 100 };
  });
}
