import { describe, expect, it } from 'vitest';
import { contourPath, labelRows, placePoint, timeAcross } from './contour.tsx';

const area = { left: 0, top: 0, width: 100, height: 50 };

describe('contourPath', () => {
  it('draws high pitch high', () => {
    expect(placePoint({ time: 0.5, pitch: 1 }, area)).toEqual({ x: 50, y: 0 });
    expect(placePoint({ time: 0.5, pitch: 0 }, area)).toEqual({ x: 50, y: 50 });
  });

  it('goes through every point', () => {
    const run = [
      { time: 0, pitch: 0 },
      { time: 0.5, pitch: 1 },
      { time: 1, pitch: 0.5 },
    ];
    const path = contourPath(run, area);
    expect(path.startsWith('M0 50C')).toBe(true);
    expect(path).toContain(' 50 0C');
    expect(path.endsWith(' 100 25')).toBe(true);
  });

  it('draws a straight line straight', () => {
    const run = [
      { time: 0, pitch: 0.5 },
      { time: 1, pitch: 0.5 },
    ];
    expect(contourPath(run, area)).toBe('M0 25C16.7 25 83.3 25 100 25');
  });

  it('leaves a dot for one point and nothing for none', () => {
    expect(contourPath([{ time: 0, pitch: 0 }], area)).toBe('M0 50h.1');
    expect(contourPath([], area)).toBe('');
  });
});

describe('labelRows', () => {
  const word = (text: string, from: number, to: number) => ({
    from,
    to,
    band: 'clear' as const,
    syllables: [{ text, stressed: false }],
  });

  it('keeps labels that have room in one row', () => {
    expect(labelRows([word('I', 0, 0.4), word('do', 0.4, 1)])).toEqual([0, 0]);
  });

  it('sets labels that would run into each other in two', () => {
    const words = [word('photograph', 0, 0.1), word('photography', 0.1, 0.2), word('a', 0.2, 1)];
    expect(labelRows(words)).toEqual([0, 1, 0]);
  });
});

describe('timeAcross', () => {
  it('finds the time under a tap, within the picture', () => {
    expect(timeAcross(0.5)).toBeCloseTo(0.5);
    expect(timeAcross(0)).toBe(0);
    expect(timeAcross(1)).toBe(1);
  });
});
