import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attackLines, judgeNeighbors } from './attack-report.ts';
import type { Minute } from './soak-report.ts';
import type { Call } from './traffic.ts';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const take = (status: number, ms: number): Call => ({ kind: 'recording', status, ms });
const minute = (calls: Call[]): Minute => ({
  heap: 1,
  rss: 1,
  buffers: 1,
  cpuMs: 1,
  handles: 1,
  others: 1,
  calls,
});
const heard = Array.from({ length: 14 }, () => take(200, 300));

test('fourteen of fifteen takes within a second are enough, thirteen are not', () => {
  expect(judgeNeighbors([minute([...heard, take(503, 10)])], [])).toBe(true);
  expect(judgeNeighbors([minute([...heard.slice(1), take(503, 1), take(503, 1)])], [])).toBe(false);
  expect(judgeNeighbors([minute([...heard, take(200, 1500)])], [])).toBe(false);
});

test('a server error that the attacker caused fails the run', () => {
  const refused = { kind: 'audio', status: 503, ms: 5 } as const;
  expect(judgeNeighbors([minute(heard)], [refused])).toBe(true);
  for (const status of [0, 500]) {
    expect(judgeNeighbors([minute(heard)], [{ ...refused, status }])).toBe(false);
  }
});

test('each kind of attack has a line in the report', () => {
  const calls = [200, 200, 503].map((status) => ({ kind: 'text', status, ms: 40 }) as const);
  expect(attackLines(calls)).toEqual(['attacker, text: 2 × 200, 1 × 503; p95 40 ms']);
});
