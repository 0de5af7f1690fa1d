/**
 * Ten times as many learners send a take at the same moment as the server can take: who is refused
 * must hear so at once, others must still be able to read, and who was not refused must be
 * answered. Run: npm run bench:overload
 */
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { launchServer } from './launch-server.ts';
import { ANALYZE, encodeTake, fromSomewhere, sendQuickly, signUp, type Answer } from './learner.ts';
import { percentile } from './percentile.ts';
import { printRows } from './rows.ts';

const ROUNDS = 5;
/** With one thread: the take it is at work on, and those that may wait for it. */
const CAPACITY = 1 + 8;
const TIMES_CAPACITY = 10;
const READ_EVERY_MS = 20;
const READ = '/api/practice-sessions';

const lines: string[] = [];
const server = await launchServer({ onLine: (line) => lines.push(line) });
try {
  const person = { username: 'bench', password: 'measure twice' };
  const cookie = await signUp(server.address, person);
  const take = await encodeTake();
  const agent = new Agent({ keepAlive: true });
  const uploadAll = () =>
    Promise.all(
      Array.from({ length: CAPACITY * TIMES_CAPACITY }, () =>
        sendQuickly(server.address + ANALYZE, agent, take, cookie),
      ),
    );
  // The first round makes the connections, which then stay, as those of a proxy do.
  await uploadAll();
  lines.length = 0;
  const answers: Answer[] = [];
  const reads: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const all = uploadAll();
    reads.push(...(await readUntil(all, cookie)));
    answers.push(...(await all));
  }
  report(answers, reads);
  agent.destroy();
} finally {
  await server.stop();
}

/** How long reads take that begin one after another until the uploads are answered. */
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

/** The server's own times stand beside ours, which hold what 90 uploads at once cost the sender. */
function report(answers: readonly Answer[], reads: readonly number[]) {
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
  printRows([
    {
      what: 'Overload: refused with 503, p95',
      measured: refusal,
      unit,
      atMost: 100,
      note: `${refused.length} of ${answers.length}; in the server ${inServer(ANALYZE, 503)} ms`,
    },
    { what: 'Overload: refused without Retry-After', measured: untold.length, unit: '', atMost: 0 },
    {
      what: 'Overload: reads, p95',
      measured: percentile(reads, 95),
      unit,
      atMost: 200,
      note: `${reads.length} reads; in the server ${inServer(READ, 200)} ms`,
    },
    {
      what: 'Overload: accepted and lost',
      measured: accepted.length > 0 ? lost.length : Number.NaN,
      unit: '',
      atMost: 0,
      note: `of ${accepted.length}`,
    },
  ]);
}

/** How long the server itself says it took for such answers: p95, in ms. */
function inServer(route: string, status: number): number {
  const times = lines
    .filter((line) => line.includes(`"route":"${route}"`) && line.includes(`"status":${status},`))
    .map((line) => Number(/"ms":(\d+)/.exec(line)?.[1]));
  return percentile(times, 95);
}
