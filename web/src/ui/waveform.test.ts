import { describe, expect, it } from 'vitest';
import { poolPeaks, wavePath } from './waveform.tsx';

describe('poolPeaks', () => {
  it('keeps the loudest of each stretch', () => {
    expect(poolPeaks([0.1, 0.9, 0.2, 0.3], 2)).toEqual([0.9, 0.3]);
  });

  it('uses every peak exactly once', () => {
    const peaks = Array.from({ length: 97 }, (_, index) => index);
    expect(poolPeaks(peaks, 10).at(-1)).toBe(96);
    expect(poolPeaks(peaks, 10)).toHaveLength(10);
  });

  it('does not invent strokes', () => {
    expect(poolPeaks([0.5], 40)).toEqual([0.5]);
    expect(poolPeaks([], 40)).toEqual([]);
  });
});

describe('wavePath', () => {
  it('draws one stroke per peak, round the middle', () => {
    expect(wavePath([1, 0], 100, 100)).toBe('M25.00 3.0V97.0M75.00 49.0V51.0');
  });

  it('stays inside the box when a peak is out of range', () => {
    expect(wavePath([7, -2], 100, 100)).toBe(wavePath([1, 0], 100, 100));
  });
});
