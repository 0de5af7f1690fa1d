import { describe, expect, it } from 'vitest';
import { createStrayClicks } from './double-click.ts';

describe('createStrayClicks', () => {
  it('lets single clicks through, wherever they are', () => {
    const isStray = createStrayClicks();
    expect(isStray(1, 'Save')).toBe(false);
    expect(isStray(1, 'Voice')).toBe(false);
  });

  it('lets a control be pressed twice', () => {
    const isStray = createStrayClicks();
    isStray(1, 'Next');
    expect(isStray(2, 'Next')).toBe(false);
    expect(isStray(3, 'Next')).toBe(false);
  });

  it('drops the later clicks of a series on what has appeared in place of the first control', () => {
    const isStray = createStrayClicks();
    isStray(1, 'Save');
    expect(isStray(2, 'Voice')).toBe(true);
    expect(isStray(3, 'Voice')).toBe(true);
    expect(isStray(1, 'Voice')).toBe(false);
  });

  it('drops a second click that began beside any control', () => {
    const isStray = createStrayClicks();
    isStray(1, null);
    expect(isStray(2, null)).toBe(false);
    expect(isStray(2, 'Delete')).toBe(true);
  });

  it('lets keys through', () => {
    const isStray = createStrayClicks();
    isStray(1, 'Save');
    expect(isStray(0, 'Voice')).toBe(false);
  });
});
