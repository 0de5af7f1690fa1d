import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '../../lib/testing-storage.ts';
import { forgetSlowness, isKnownSlow, noteSlowness } from './slow-device.ts';

const DAY = 24 * 3600 * 1000;

beforeEach(() => vi.stubGlobal('localStorage', storageOf(new Map())));
afterEach(() => vi.unstubAllGlobals());

test('a device is known to be slow for a week', () => {
  expect(isKnownSlow('a', 0)).toBe(false);
  noteSlowness('a', 0);
  expect(isKnownSlow('a', 7 * DAY - 1)).toBe(true);
  expect(isKnownSlow('a', 7 * DAY)).toBe(false);
});

test('a note from a clock that was far ahead counts for nothing', () => {
  noteSlowness('a', 400 * DAY);
  expect(isKnownSlow('a', 0)).toBe(false);
});

test('it is measured anew with another version of the engine', () => {
  noteSlowness('a', 0);
  expect(isKnownSlow('b', 1)).toBe(false);
});

test('one that was fast enough is no longer known as slow', () => {
  noteSlowness('a', 0);
  forgetSlowness();
  expect(isKnownSlow('a', 1)).toBe(false);
});

test('without storage nothing is known, and nothing fails', () => {
  vi.unstubAllGlobals();
  vi.stubGlobal('localStorage', undefined);
  noteSlowness('a', 0);
  expect(isKnownSlow('a', 1)).toBe(false);
});
