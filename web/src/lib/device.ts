import type { Device } from '@saywell/contract';

/** The breakpoints of the design: all that is ever told about a browser. */
export function deviceOf(width: number): Device {
  if (width < 760) return 'phone';
  return width < 1000 ? 'tablet' : 'desktop';
}
