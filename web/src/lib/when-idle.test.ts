import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it acts when the browser says that the page is idle', () => {
  const asked: (() => void)[] = [];
  const calledOff = vi.fn<(asked: number) => void>();
  const idle = {
    requestIdleCallback: (act: () => void) => asked.push(act),
    cancelIdleCallback: calledOff,
  };
  vi.stubGlobal('window', idle);
  vi.stubGlobal('requestIdleCallback', idle.requestIdleCallback);
  vi.stubGlobal('cancelIdleCallback', idle.cancelIdleCallback);
  const act = vi.fn<() => void>();
  const callOff = whenIdle(act);
  vi.runAllTimers();
  expect(act).not.toHaveBeenCalled();
  asked[0]!();
  expect(act).toHaveBeenCalledOnce();
  callOff();
  expect(calledOff).toHaveBeenCalledExactlyOnceWith(1);
});

test('where the browser does not say, it waits a while, unless it is called off', () => {
  vi.stubGlobal('window', {});
  const act = vi.fn<() => void>();
  whenIdle(act);
  const other = vi.fn<() => void>();
  whenIdle(other)();
  expect(act).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
});
