import type { Engine } from '@saywell/speech';
import { expect, test, vi } from 'vitest';
import { warmUp } from './warm-up.ts';

test('the second analysis is timed, not the first', () => {
  const steps: string[] = [];
  const analyze = vi.fn<Engine['analyze']>(() => {
    steps.push('take');
    return {} as ReturnType<Engine['analyze']>;
  });
  const times = [100, 350];
  const milliseconds = warmUp({ analyze }, () => {
    steps.push('clock');
    return times.shift()!;
  });
  expect(milliseconds).toBe(250);
  expect(steps).toEqual(['take', 'clock', 'take', 'clock']);
});
