import { describe, expect, it } from 'vitest';
import { isMissingChunk } from './error-boundary.tsx';

describe('isMissingChunk', () => {
  it.each([
    'Failed to fetch dynamically imported module: http://x/assets/a.js',
    'error loading dynamically imported module: http://x/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('recognizes "%s"', (message) => {
    expect(isMissingChunk(new TypeError(message))).toBe(true);
  });

  it('leaves other errors alone', () => {
    expect(isMissingChunk(new TypeError('x is undefined'))).toBe(false);
    expect(isMissingChunk(undefined)).toBe(false);
  });
});
