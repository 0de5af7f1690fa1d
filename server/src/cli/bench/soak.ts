/**
 * Learners come and go at half of what one speech thread can take, for as long as it is told; then
 * says whether the server grew or became slower. Run: npm run soak -- --minutes 30
 */
import { readdir } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { launchServer, type LaunchedServer } from './launch-server.ts';
import type { Sample } from './sampler.ts';
import { judge, printHead, printMinute, type Minute } from './soak-report.ts';
import { openTraffic, RECORDINGS_PER_VISIT, type Call } from './traffic.ts';

/** Of what the server can take. */
const SHARE_OF_CAPACITY = 0.5;
const CALIBRATION = { recordings: 24, atOnce: 3 };
const ERROR_LEVEL = 50;
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, rate: { type: 'string' } },
});
const intervals = Math.max(3, Math.round(Number(values.minutes)));
const intervalMs = (Number(values.minutes) * 60_000) / intervals;

let calls: Call[] = [];
let errors = 0;
let broken = 0;
const server = await launchServer({
  nodeArgs: ['--expose-gc', '--import', new URL('sampler.ts', import.meta.url).href],
  onLine: (line) => {
    if (Number(/"level":(\d+)/.exec(line)?.[1]) >= ERROR_LEVEL) {
      errors++;
      console.error(line);
    }
  },
});
try {
  const traffic = await openTraffic(server.address, (call) => calls.push(call));
  const capacity = values.rate ? Number(values.rate) * 2 : await measureCapacity(traffic.record);
  const recordings = capacity * SHARE_OF_CAPACITY;
  console.log(
    `The server takes ${capacity.toFixed(1)} recordings a second; ${recordings.toFixed(1)} come for ${values.minutes} minutes.`,
  );
  const minutes = await soak(traffic.visit, recordings / RECORDINGS_PER_VISIT);
  process.exitCode = judge(minutes, { errors, broken }) ? 0 : 1;
} finally {
  await server.stop();
}

async function measureCapacity(record: () => Promise<unknown>): Promise<number> {
  await Promise.all(Array.from({ length: CALIBRATION.atOnce }, record));
  let left = CALIBRATION.recordings;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: CALIBRATION.atOnce }, async () => {
      while (left-- > 0) await record();
    }),
  );
  return CALIBRATION.recordings / ((performance.now() - begun) / 1000);
}

async function soak(visit: () => Promise<unknown>, perSecond: number): Promise<Minute[]> {
  const minutes: Minute[] = [];
  const under = new Set<Promise<unknown>>();
  calls = [];
  printHead();
  for (let minute = 0; minute < intervals; minute++) {
    const end = performance.now() + intervalMs;
    while (performance.now() < end) {
      const one: Promise<unknown> = visit()
        .catch((error: unknown) => {
          broken++;
          console.error(error);
        })
        .finally(() => under.delete(one));
      under.add(one);
      // People come when they come: the pauses between them are those of chance.
      await sleep((-Math.log(1 - Math.random()) / perSecond) * 1000);
    }
    const seen = { ...(await sampleOf(server)), calls, others: loadavg()[0]! };
    calls = [];
    minutes.push(seen);
    printMinute(minute + 1, seen, minutes[minute - 1]);
  }
  await Promise.all(under);
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
