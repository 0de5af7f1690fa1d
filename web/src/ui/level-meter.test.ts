import { describe, expect, it } from 'vitest';
import { levelReading } from './level-meter.tsx';

describe('levelReading', () => {
  it.each([
    [0, 0, 'Quiet'],
    [0.28, 6, 'Quiet'],
    [0.34, 7, 'Good level'],
    [0.8, 17, 'Good level'],
    [0.9, 19, 'Loud'],
    [2, 21, 'Loud'],
    [-1, 0, 'Quiet'],
  ])('of %s lights %s cells: %s', (level, lit, name) => {
    expect(levelReading(level)).toEqual({ lit, name });
  });
});
