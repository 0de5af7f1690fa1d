import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { stateOf } from './reading-state.ts';

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => vi.unstubAllGlobals());

const reading = (
  status: 'pending' | 'error' | 'success',
  fetchStatus: 'fetching' | 'paused' = 'fetching',
) => ({
  data: status === 'success' ? [] : undefined,
  error: status === 'error' ? new Error('out of reach') : null,
  isPending: status === 'pending',
  fetchStatus,
});
const refused = (status: number) => ({
  ...reading('error'),
  error: new ApiError({ status, statusText: '', body: '' }),
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

test('what was there stays when it cannot be read again', () => {
  expect(stateOf([{ ...reading('error'), data: [] }, reading('error')])).toBe('ready');
});

test('whoever is signed out is told so, unless there is something to show', () => {
  expect(stateOf([refused(401), refused(500)])).toBe('signed-out');
  expect(stateOf([refused(403)])).toBe('failed');
  expect(stateOf([refused(401), reading('success')])).toBe('ready');
});
