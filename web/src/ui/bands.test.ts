import { describe, expect, it } from 'vitest';
import { bandOf } from './bands.ts';

describe('bandOf', () => {
  it.each([
    [100, 'clear'],
    [75, 'clear'],
    [74.9, 'close'],
    [50, 'close'],
    [49.9, 'notyet'],
    [0, 'notyet'],
    [null, 'unsure'],
  ])('of %s is %s', (score, band) => {
    expect(bandOf(score)).toBe(band);
  });
});
