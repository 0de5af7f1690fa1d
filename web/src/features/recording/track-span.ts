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
