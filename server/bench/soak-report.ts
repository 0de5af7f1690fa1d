import { growthOf } from './growth.ts';
import { percentile } from './percentile.ts';
import type { Sample } from './sampler.ts';
import type { Call, Kind } from './traffic.ts';

/** Caches fill and code is compiled: the first fifth is ignored. */
const WARM_UP_SHARE = 0.2;
/** The allowed growth over the rest of the run, as fractions. */
const MAY_GROW = { memory: 0.1, handles: 0.1, latency: 0.25 };

export type Minute = Sample & {
  /** Open files and connections. */
  handles: number;
  calls: Call[];
  /** Load of the whole machine. */
  others: number;
};
/** Error lines in the log, and calls without a response. */
export type Troubles = { errors: number; broken: number };

const timesOf = (minute: Minute, kind: Kind) =>
  minute.calls.filter((call) => call.kind === kind && call.status < 400).map(({ ms }) => ms);
const refusedOf = (minute: Minute) => minute.calls.filter(({ status }) => status >= 400).length;
const isFailure = ({ status }: Call) => status >= 500 && status !== 503;
const megabytes = (bytes: number) => bytes / 1e6;

export function printHead() {
  console.log('minute  calls  refused  heap MB  RSS MB  open files  CPU ms/call');
  console.log('        p50/p95 ms of recordings, examples, reads, writes, sign-ins, pages; load');
}

export function printMinute(number: number, minute: Minute, before: Minute | undefined) {
  const cpu = before ? (minute.cpuMs - before.cpuMs) / minute.calls.length : Number.NaN;
  const cells = [
    [String(number), 6],
    [String(minute.calls.length), 7],
    [String(refusedOf(minute)), 9],
    [megabytes(minute.heap).toFixed(1), 9],
    [megabytes(minute.rss).toFixed(0), 8],
    [String(minute.handles), 12],
    [cpu.toFixed(1), 13],
  ] as const;
  console.log(cells.map(([text, width]) => text.padStart(width)).join(''));
  const kinds: Kind[] = ['recording', 'example', 'read', 'write', 'sign-in', 'page'];
  const times = kinds.map((kind) => {
    const ms = timesOf(minute, kind);
    return `${percentile(ms, 50).toFixed(0)}/${percentile(ms, 95).toFixed(0)}`;
  });
  console.log(`        ${times.join('  ')}; ${minute.others.toFixed(1)}`);
}

export function judge(all: readonly Minute[], { errors, broken }: Troubles): boolean {
  const minutes = all.slice(Math.ceil(all.length * WARM_UP_SHARE));
  const middle = (kind: Kind) => (minute: Minute) => percentile(timesOf(minute, kind), 50);
  const series: [name: string, of: (minute: Minute) => number, mayGrow: number][] = [
    ['heap after garbage collection', ({ heap }) => heap, MAY_GROW.memory],
    ['memory of the process (RSS)', ({ rss }) => rss, MAY_GROW.memory],
    ['open files and connections', ({ handles }) => handles, MAY_GROW.handles],
    ['recordings, p50', middle('recording'), MAY_GROW.latency],
    ['reads, p50', middle('read'), MAY_GROW.latency],
    ['writes, p50', middle('write'), MAY_GROW.latency],
    ['pages, p50', middle('page'), MAY_GROW.latency],
  ];
  console.log(`\nGrowth over the last ${minutes.length} of ${all.length} intervals`);
  const grown = series.filter(([name, of, mayGrow]) => {
    const { share, certain } = growthOf(minutes.map(of).filter(Number.isFinite));
    const grows = certain && share > mayGrow;
    const percent = `${(share * 100).toFixed(1)} %`.padStart(9);
    const bar = `may be ${mayGrow * 100} %`;
    const doubt = certain ? '' : ', within the scatter';
    console.log(`${grows ? 'FAIL' : 'pass'}  ${name.padEnd(30)} ${percent}  (${bar}${doubt})`);
    return grows;
  });
  const calls = all.flatMap((minute) => minute.calls);
  const statuses = Map.groupBy(calls, ({ kind, status }) =>
    status < 400 ? String(status) : `${status} (${kind})`,
  );
  const counts = [...statuses].map(([status, { length }]) => `${length} × ${status}`).join(', ');
  const failures = calls.filter(isFailure).length;
  const wrong = errors + broken + failures;
  console.log(`${wrong === 0 ? 'pass' : 'FAIL'}  ${calls.length} calls: ${counts}`);
  console.log(
    `      errors in the log: ${errors}; calls without an answer: ${broken}; 5xx other than 503: ${failures}`,
  );
  return grown.length === 0 && wrong === 0;
}

/**
 * Limits for the growth within half a minute: too short for a trend, long enough for a fast leak.
 */
const AT_MOST = { heapBytes: 15e6, handles: 40, readMs: 500, readTimes: 4 };

/** The failures of a run that is too short for a trend; its first interval is ignored. */
export function shortcomings(all: readonly Minute[], { errors, broken }: Troubles): string[] {
  const [first, last] = [all[1], all.at(-1)];
  if (!first || !last || first === last) return ['There is nothing to compare'];
  const calls = all.flatMap((minute) => minute.calls);
  const counted = (kind: Kind) => calls.filter((one) => one.kind === kind && one.status < 400);
  const unseen = (['recording', 'read', 'write'] as const).filter(
    (kind) => counted(kind).length === 0,
  );
  const middle = (minute: Minute) => percentile(timesOf(minute, 'read'), 50);
  const slower = middle(last) > AT_MOST.readTimes * middle(first) + AT_MOST.readMs;
  const heap = last.heap - first.heap;
  const handles = last.handles - first.handles;
  const failures = calls.filter(isFailure).map(({ kind, status }) => `${kind}: ${status}`);
  return [
    ...unseen.map((kind) => `no ${kind} was answered`),
    ...(heap > AT_MOST.heapBytes ? [`the heap grew by ${megabytes(heap).toFixed(1)} MB`] : []),
    ...(handles > AT_MOST.handles ? [`${handles} more files are open`] : []),
    ...(slower
      ? [`reads took ${middle(first).toFixed(0)} ms, then ${middle(last).toFixed(0)}`]
      : []),
    ...(errors > 0 ? [`${errors} errors in the log`] : []),
    ...(broken > 0 ? [`${broken} calls had no answer`] : []),
    ...failures,
  ];
}
