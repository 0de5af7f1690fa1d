import { readdir } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AttackCall, openAttacker } from './attacker.ts';
import { launchServer, type LaunchedServer } from './launch-server.ts';
import type { Sample } from './sampler.ts';
import type { Minute, Troubles } from './soak-report.ts';
import { openTraffic, RECORDINGS_PER_VISIT, type Call } from './traffic.ts';

/** As a fraction of the server's capacity. */
const SHARE_OF_CAPACITY = 0.5;
const AT_ONCE = 3;
const ERROR_LEVEL = 50;

type Length = {
  intervals: number;
  intervalMs: number;
  /** Recordings per second; by default half of the measured capacity. */
  rate?: number;
  /** Minutes to measure the capacity. */
  calibration: number;
  /** An attacker beside the learners who sends only expensive requests. */
  attacker?: boolean;
  /** Optional: only the server is measured. */
  webFolder?: string;
  onBegin?: (capacity: number, recordings: number) => void;
  onMinute?: (number: number, minute: Minute, before: Minute | undefined) => void;
};

type Soaked = { minutes: Minute[]; troubles: Troubles; attack: AttackCall[] };

/** Simulates learners and returns the server's memory use and response times. */
export async function runSoak(length: Length): Promise<Soaked> {
  const troubles = { errors: 0, broken: 0 };
  let calls: Call[] = [];
  const server = await launchServer({
    nodeArgs: ['--expose-gc', '--import', new URL('sampler.ts', import.meta.url).href],
    ...(length.webFolder && { webFolder: length.webFolder }),
    onLine: (line) => {
      if (!(Number(/"level":(\d+)/.exec(line)?.[1]) >= ERROR_LEVEL)) return;
      troubles.errors++;
      console.error(line);
    },
  });
  try {
    const traffic = await openTraffic(server.address, (call) => calls.push(call));
    const { rate, calibration, onBegin } = length;
    const capacity = rate
      ? rate / SHARE_OF_CAPACITY
      : await measureCapacity(traffic.record, calibration);
    const recordings = capacity * SHARE_OF_CAPACITY;
    onBegin?.(capacity, recordings);
    const takeCalls = () => {
      const taken = calls;
      calls = [];
      return taken;
    };
    takeCalls();
    const perSecond = recordings / RECORDINGS_PER_VISIT;
    const visit = () =>
      traffic.visit().catch((error: unknown) => {
        troubles.broken++;
        console.error(error);
      });
    const attacker = length.attacker ? await openAttacker(server.address) : undefined;
    const minutes = await comeAndGo({ server, length, visit, perSecond, takeCalls });
    return { minutes, troubles, attack: (await attacker?.stop()) ?? [] };
  } finally {
    await server.stop();
  }
}

async function measureCapacity(record: () => Promise<unknown>, recordings: number) {
  await Promise.all(Array.from({ length: AT_ONCE }, record));
  let left = recordings;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await record();
    }),
  );
  return recordings / ((performance.now() - begun) / 1000);
}

type Coming = {
  server: LaunchedServer;
  length: Length;
  visit: () => Promise<unknown>;
  perSecond: number;
  takeCalls: () => Call[];
};

async function comeAndGo({ server, length, visit, perSecond, takeCalls }: Coming) {
  const minutes: Minute[] = [];
  const under = new Set<Promise<unknown>>();
  for (let minute = 0; minute < length.intervals; minute++) {
    const end = performance.now() + length.intervalMs;
    while (performance.now() < end) {
      const one: Promise<unknown> = visit().finally(() => under.delete(one));
      under.add(one);
      // Exponentially distributed pauses, as between independent visitors.
      await sleep((-Math.log(1 - Math.random()) / perSecond) * 1000);
    }
    const sample = await sampleOf(server);
    const seen: Minute = { ...sample, calls: takeCalls(), others: loadavg()[0]! };
    minutes.push(seen);
    length.onMinute?.(minute + 1, seen, minutes[minute - 1]);
  }
  await Promise.all(under);
  minutes.at(-1)?.calls.push(...takeCalls());
  return minutes;
}

async function sampleOf({ process: child }: LaunchedServer): Promise<Sample & { handles: number }> {
  const answered = new Promise<Sample>((resolve) =>
    child.once('message', (message) => resolve(message as Sample)),
  );
  child.send('sample');
  const sample = await answered;
  const handles = await readdir(`/proc/${child.pid}/fd`).catch(() => []);
  return { ...sample, handles: handles.length };
}
