/**
 * What one server process takes: sessions that devices scored, each kept and then saved, beside
 * takes that the server scores itself with one speech thread. Both by the same learners in turn, on
 * the embedded database and on PostgreSQL. The client shares the machine. Run: npm run bench:saving
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Client } from 'pg';
import { launchServer, type LaunchedServer } from './launch-server.ts';
import { encodeTake, fromSomewhere, PHRASE, sendTake, signUp } from './learner.ts';
import type { Sample } from './sampler.ts';
import { printRows, type Row } from '../../scripts/bench/rows.mjs';

const LEARNERS = 8;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10);
const WARM_UP_S = 2;

const postgres = process.env['DATABASE_URL'];
if (postgres === undefined)
  throw new Error('Set DATABASE_URL to a PostgreSQL server for benchmarks');
printRows([
  ...(await measure('embedded', {})),
  ...(await measure('PostgreSQL', { DATABASE_URL: await newDatabase(postgres) })),
]);

async function newDatabase(server: string): Promise<string> {
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query('create database bench_saving');
  await admin.end();
  const url = new URL(server);
  url.pathname = '/bench_saving';
  return url.href;
}

async function measure(database: string, settings: Record<string, string>): Promise<Row[]> {
  const sampler = ['--import', new URL('sampler.ts', import.meta.url).href];
  const server = await launchServer({ settings, nodeArgs: sampler });
  const { address, stop } = server;
  try {
    const learners = [];
    for (let n = 0; n < LEARNERS; n++) {
      learners.push(await signUp(address, { username: `bench_${n}`, password: 'measure twice' }));
    }
    const take = await encodeTake();
    const scored = await sendTake(address, take, learners[0]);
    const { analysisId: _, scoredOn: __, ...analysis } = (await scored.json()) as Made;
    const save = (cookie: string) => saveOne(address, cookie, analysis);
    const score = async (cookie: string) => {
      const answer = await sendTake(address, take, cookie);
      await answer.text();
      return answer.ok;
    };
    const all = { server, learners };
    await busy(all, WARM_UP_S, save);
    const saved = await busy(all, SECONDS, save);
    const takes = await busy(all, SECONDS, score);
    const kB = (JSON.stringify(analysis).length / 1000).toFixed(0);
    return [
      {
        what: `Saved sessions a second, scored on devices, ${database}`,
        measured: saved.perSecond,
        unit: '/s',
        note: `${saved.cpuMs.toFixed(1)} ms of processor time each; analyses of ${kB} kB`,
      },
      {
        what: `Takes a second, scored by the server, ${database}`,
        measured: takes.perSecond,
        unit: '/s',
        digits: 1,
        note: `${takes.cpuMs.toFixed(0)} ms of processor time each`,
      },
    ];
  } finally {
    await stop();
  }
}

type Made = { analysisId: string; scoredOn: string };

/** An analysis and the session from it, as a device sends them. */
async function saveOne(address: string, cookie: string, analysis: object): Promise<boolean> {
  const post = async (path: string, body: object) => {
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', ...fromSomewhere() },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  };
  const id = randomUUID();
  const at = new Date().toISOString();
  await post('/api/analyses', { id, phrase: PHRASE, at, analysis });
  await post('/api/practice-sessions', { analysisId: id, accuracy: 0, duration: 5 });
  return true;
}

/** How often all learners together get it done, one thing after the other each, and what it costs. */
async function busy(
  { server, learners }: { server: LaunchedServer; learners: readonly string[] },
  seconds: number,
  act: (cookie: string) => Promise<boolean>,
): Promise<{ perSecond: number; cpuMs: number }> {
  const before = await processorTime(server);
  const begun = performance.now();
  let done = 0;
  await Promise.all(
    learners.map(async (cookie) => {
      while (performance.now() - begun < seconds * 1000) {
        if (await act(cookie)) done += 1;
      }
    }),
  );
  const perSecond = (done / (performance.now() - begun)) * 1000;
  return { perSecond, cpuMs: ((await processorTime(server)) - before) / done };
}

/** Of the whole process so far, in milliseconds. */
async function processorTime({ process: child }: LaunchedServer): Promise<number> {
  const answered = once(child, 'message');
  child.send('sample');
  const [sample] = (await answered) as [Sample];
  return sample.cpuMs;
}
