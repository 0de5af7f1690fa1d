import { describe, expect, it } from 'vitest';
import { rulerPieces, rulerPosition } from './score.tsx';

describe('ruler', () => {
  it('spreads the range where the verdict changes', () => {
    expect(rulerPosition(0)).toBe(0);
    expect(rulerPosition(60)).toBe(24);
    expect(rulerPosition(75)).toBeCloseTo(52.5);
    expect(rulerPosition(78)).toBeCloseTo(58.2);
    expect(rulerPosition(100)).toBe(100);
  });

  it('stays on the ruler whatever it is given', () => {
    expect(rulerPosition(-5)).toBe(0);
    expect(rulerPosition(130)).toBe(100);
  });

  it('fills the pieces up to the score', () => {
    const filled = rulerPieces(78).map((piece) => Math.round(piece.filled));
    expect(filled).toEqual([100, 100, 30, 0, 0]);
    expect(rulerPieces(78).reduce((sum, piece) => sum + piece.width, 0)).toBeCloseTo(100);
  });
});
