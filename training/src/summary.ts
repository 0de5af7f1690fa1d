/** Mean, lowest and highest, as text. */
export function summary(values: number[]): string {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return `mean ${mean.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`;
}

export function share(hits: boolean[]): string {
  return `${((100 * hits.filter(Boolean).length) / hits.length).toFixed(1)} % of ${hits.length}`;
}
