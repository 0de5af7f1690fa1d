import { describe, expect, it } from 'vitest';
import { initials } from './avatar.tsx';

describe('initials', () => {
  it.each([
    ['Mei Tanaka', 'MT'],
    ['  ana  maria   da silva ', 'AS'],
    ['Björk', 'B'],
    ['𠮷野 家', '𠮷家'],
    ['', ''],
  ])('of %j are %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
