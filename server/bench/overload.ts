/**
 * Ten times as many learners send a take as the server can handle: refusals must be immediate,
 * reads must keep working, and every accepted take must be analyzed. The takes are spread over a
 * second, and then all sent in the same instant: in the second case the times include what sending
 * ninety recordings costs the client, which shares the two cores. Run: npm run bench:overload
 */
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { launchServer } from './launch-server.ts';
import { ANALYZE, encodeTake, fromSomewhere, sendQuickly, signUp, type Answer } from './learner.ts';
import { percentile } from './percentile.ts';
import { printRows, type Row } from '../../scripts/bench/rows.mjs';

const ROUNDS = 5;
/** With one thread: the take in progress and the queue. */
const CAPACITY = 1 + 8;
const TIMES_CAPACITY = 10;
const READ_EVERY_MS = 20;
const READ = '/api/practice-sessions';
/** One thread handles about as many per second as it admits at once. */
const WAYS = [
  { name: 'Overload', withinMs: 1000, bars: { refused: 100, reads: 200 } },
  { name: 'Overload in one instant', withinMs: 0, bars: {} },
];

const lines: string[] = [];
const server = await launchServer({ onLine: (line) => lines.push(line) });
try {
  const person = { username: 'bench', password: 'measure twice' };
  const cookie = await signUp(server.address, person);
  const take = await encodeTake();
  const agent = new Agent({ keepAlive: true });
  const uploads = CAPACITY * TIMES_CAPACITY;
  const uploadAll = (withinMs: number) =>
    Promise.all(
      Array.from({ length: uploads }, async (_, at) => {
        await sleep((withinMs * at) / uploads);
        return sendQuickly(server.address + ANALYZE, agent, take, cookie);
      }),
    );
  // The first round opens the connections, which stay open like those of a proxy.
  await uploadAll(0);
  const rows: Row[] = [];
  for (const way of WAYS) {
    lines.length = 0;
    const answers: Answer[] = [];
    const reads: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const all = uploadAll(way.withinMs);
      reads.push(...(await readUntil(all, cookie)));
      answers.push(...(await all));
    }
    rows.push(...rowsOf(way, answers, reads));
  }
  printRows(rows);
  agent.destroy();
} finally {
  await server.stop();
}

/** Durations of reads, one after the other, until all uploads are answered. */
async function readUntil(uploads: Promise<unknown>, cookie: string) {
  const reads: Promise<number>[] = [];
  let answered = false;
  while (!answered) {
    reads.push(read(cookie));
    answered = await Promise.race([uploads.then(() => true), sleep(READ_EVERY_MS, false)]);
  }
  return Promise.all(reads);
}

async function read(cookie: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${server.address}${READ}?limit=3`, {
    headers: { cookie, ...fromSomewhere() },
  });
  await answer.json();
  if (!answer.ok) throw new Error(`A read was answered with ${answer.status}`);
  return performance.now() - begun;
}

/** Includes the server's own times next to ours. */
function rowsOf(
  { name, bars }: (typeof WAYS)[number],
  answers: readonly Answer[],
  reads: readonly number[],
): Row[] {
  const refused = answers.filter(({ status }) => status === 503);
  const untold = refused.filter(({ retryAfter }) => !(Number(retryAfter) >= 1));
  const accepted = answers.filter(({ status }) => status !== 503);
  const lost = accepted.filter(
    ({ status, body }) => status !== 200 || !body.includes('"overallAccuracy"'),
  );
  const refusal = percentile(
    refused.map(({ ms }) => ms),
    95,
  );
  const unit = 'ms';
  return [
    {
      what: `${name}: refused with 503, p95`,
      measured: refusal,
      unit,
      atMost: bars.refused,
      note: `${refused.length} of ${answers.length}; in the server ${inServer(ANALYZE, 503)} ms`,
    },
    { what: `${name}: refused without Retry-After`, measured: untold.length, unit: '', atMost: 0 },
    {
      what: `${name}: reads, p95`,
      measured: percentile(reads, 95),
      unit,
      atMost: bars.reads,
      note: `${reads.length} reads; in the server ${inServer(READ, 200)} ms`,
    },
    {
      what: `${name}: accepted and lost`,
      measured: accepted.length > 0 ? lost.length : Number.NaN,
      unit: '',
      atMost: 0,
      note: `of ${accepted.length}`,
    },
  ];
}

/** The server's own duration of such responses: p95, in ms. */
function inServer(route: string, status: number): number {
  const times = lines
    .filter((line) => line.includes(`"route":"${route}"`) && line.includes(`"status":${status},`))
    .map((line) => Number(/"ms":(\d+)/.exec(line)?.[1]));
  return percentile(times, 95);
}
