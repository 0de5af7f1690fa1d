import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceOnly } from './device-only.ts';
import { storageOf } from './testing-storage.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', storageOf(kept));
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
});
afterEach(() => {
  deviceOnly.set(false);
  vi.unstubAllGlobals();
});

test('recordings may leave the device until somebody chooses otherwise', () => {
  expect(deviceOnly.get()).toBe(false);
  deviceOnly.set(true);
  expect([deviceOnly.get(), kept.get('saywell-device-only')]).toEqual([true, '1']);
  deviceOnly.set(false);
  expect([deviceOnly.get(), kept.size]).toEqual([false, 0]);
});

test('a choice made in another tab counts at once', () => {
  kept.set('saywell-device-only', '1');
  expect(deviceOnly.get()).toBe(true);
});

test('who follows it hears of each choice, here or in another tab', () => {
  const changed = vi.fn<() => void>();
  const stop = deviceOnly.subscribe(changed);
  deviceOnly.set(true);
  expect(changed).toHaveBeenCalledOnce();
  expect(addEventListener).toHaveBeenCalledWith('storage', changed);
  stop();
  deviceOnly.set(false);
  expect(changed).toHaveBeenCalledOnce();
});

test('where storage is blocked, the choice lasts as long as the page', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  deviceOnly.set(true);
  expect(deviceOnly.get()).toBe(true);
});
