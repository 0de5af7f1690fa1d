import { describe, expect, it } from 'vitest';
import { parseChoice, resolveTheme } from './theme.tsx';

describe('theme', () => {
  it('follows the system until someone chooses', () => {
    expect(resolveTheme('system', true)).toBe('dark');
    expect(resolveTheme('system', false)).toBe('light');
    expect(resolveTheme('light', true)).toBe('light');
    expect(resolveTheme('dark', false)).toBe('dark');
  });

  it('takes anything unknown in storage for no choice', () => {
    expect(parseChoice('dark')).toBe('dark');
    expect(parseChoice('sepia')).toBe('system');
    expect(parseChoice(null)).toBe('system');
  });
});
