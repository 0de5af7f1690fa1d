import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stateOf } from './reading-state.ts';

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => vi.unstubAllGlobals());

const reading = (
  status: 'pending' | 'error' | 'success',
  fetchStatus: 'fetching' | 'paused' = 'fetching',
) => ({
  isPending: status === 'pending',
  isError: status === 'error',
  fetchStatus,
});

test('a screen waits for its last answer', () => {
  expect(stateOf([reading('success'), reading('pending')])).toBe('loading');
  expect(stateOf([reading('success'), reading('success')])).toBe('ready');
});

test('without a connection waiting is no use', () => {
  expect(stateOf([reading('success'), reading('pending', 'paused')])).toBe('offline');
});

test('one failure is a gap, only failures are a failed screen', () => {
  expect(stateOf([reading('success'), reading('error')])).toBe('ready');
  expect(stateOf([reading('error'), reading('error')])).toBe('failed');
});

test('only failures without a connection are no failed screen: it loads once there is one', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(stateOf([reading('error'), reading('error')])).toBe('offline');
  expect(stateOf([reading('success'), reading('error')])).toBe('ready');
});
