const TOOLTIP_DELAY_MS = 700;
/** Moving on to the next control this soon after a tooltip closed shows its tooltip at once. */
const TOOLTIP_SKIP_MS = 300;

export function tooltipDelay(now: number, lastClosedAt: number): number {
  return now - lastClosedAt < TOOLTIP_SKIP_MS ? 0 : TOOLTIP_DELAY_MS;
}
