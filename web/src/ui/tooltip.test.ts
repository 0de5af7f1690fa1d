import { describe, expect, it } from 'vitest';
import { tooltipDelay } from './tooltip.tsx';

describe('tooltipDelay', () => {
  it('waits 700 ms on the first control', () => {
    expect(tooltipDelay(10_000, Number.NEGATIVE_INFINITY)).toBe(700);
    expect(tooltipDelay(10_000, 9_700)).toBe(700);
  });

  it('does not wait when another tooltip closed less than 300 ms ago', () => {
    expect(tooltipDelay(10_000, 9_701)).toBe(0);
  });
});
