import { beforeEach, expect, test, vi } from 'vitest';
import { judge, shortcomings, type Minute } from './soak-report.ts';

const none = { errors: 0, broken: 0 };

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

function halfAnHour(of: (minute: number) => Partial<Minute>): Minute[] {
  return Array.from({ length: 30 }, (_, minute) => ({
    heap: 45e6,
    rss: 600e6,
    buffers: 50e6,
    cpuMs: minute * 1000,
    handles: 170,
    others: 1,
    calls: [{ kind: 'recording', ms: 130, status: 200 }],
    ...of(minute),
  }));
}

test('a server that does not grow passes', () => {
  expect(
    judge(
      halfAnHour(() => ({})),
      none,
    ),
  ).toBe(true);
});

test.each<[string, (minute: number) => Partial<Minute>]>([
  ['its heap', (minute) => ({ heap: 45e6 + minute * 1e6 })],
  ['its memory', (minute) => ({ rss: 600e6 + minute * 5e6 })],
  ['its open files', (minute) => ({ handles: 170 + minute })],
  ['its times', (at) => ({ calls: [{ kind: 'recording', ms: 130 + at * 5, status: 200 }] })],
])('a server fails when %s grow', (_, of) => {
  expect(judge(halfAnHour(of), none)).toBe(false);
});

test('growth during the warm-up is ignored', () => {
  expect(
    judge(
      halfAnHour((minute) => ({ rss: Math.min(600e6, 400e6 + minute * 40e6) })),
      none,
    ),
  ).toBe(true);
});

test('a refusal passes; an error in a response or in the log, and a lost call, fail', () => {
  const once = (status: number) =>
    halfAnHour((at) => ({ calls: [{ kind: 'read', ms: 5, status: at === 9 ? status : 200 }] }));
  expect(judge(once(503), none)).toBe(true);
  expect(judge(once(500), none)).toBe(false);
  expect(judge(once(200), { errors: 1, broken: 0 })).toBe(false);
  expect(judge(once(200), { errors: 0, broken: 1 })).toBe(false);
});

const answered = (ms: number, status = 200): Minute['calls'] =>
  (['recording', 'read', 'write'] as const).map((kind) => ({ kind, ms, status }));
const shortly = (last: Partial<Minute>) =>
  halfAnHour(() => ({ calls: answered(20) }))
    .slice(0, 3)
    .map((minute, at) => ({ ...minute, ...(at === 2 && last) }));

test('a short run passes if it ends about as it started, even with some load', () => {
  expect(shortcomings(shortly({}), none)).toEqual([]);
  const last = { heap: 55e6, handles: 190, calls: answered(400) };
  expect(shortcomings(shortly(last), none)).toEqual([]);
});

test.each<[string, Partial<Minute>]>([
  ['the heap grew by 20.0 MB', { heap: 65e6 }],
  ['60 more files are open', { handles: 230 }],
  ['reads took 20 ms, then 900', { calls: answered(900) }],
  ['read: 500', { calls: answered(20, 500) }],
])('a short run fails when %s', (what, last) => {
  expect(shortcomings(shortly(last), none)).toContain(what);
});

test('a short run fails if a call has no response, or was never made', () => {
  expect(shortcomings(shortly({}), { errors: 1, broken: 2 })).toEqual([
    '1 errors in the log',
    '2 calls had no answer',
  ]);
  const silent = shortly({}).map((minute) => ({ ...minute, calls: [] }));
  expect(shortcomings(silent, none)).toContain('no read was answered');
  expect(shortcomings(shortly({}).slice(0, 2), none)).not.toEqual([]);
});
