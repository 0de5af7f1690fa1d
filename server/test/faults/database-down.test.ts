import { sql } from 'drizzle-orm';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { startTemporaryPostgres, type TemporaryPostgres } from '../../../scripts/postgres.mjs';
import { openDatabase } from '../../src/db/open.ts';
import { outageOf } from '../../src/db/outage.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import { siteInProcess, type SiteInProcess } from './site-in-process.ts';
import { unreliableNetwork } from './unreliable-network.ts';

const READS = ['/api/user', '/api/practice-sessions', '/api/exercises', '/api/blog'];
/** Shorter than usual, to keep the test fast. */
const TIMEOUTS = { connectMs: 2000, queryMs: 2000, graceMs: 500 };
/** Five seconds, plus room for a busy machine. */
const WITHIN_MS = 7000;
/** More than there are connections. */
const AT_ONCE = 20;

let postgres: TemporaryPostgres;
let site: SiteInProcess;
beforeAll(async () => {
  const started = await startTemporaryPostgres({ careful: true });
  if (typeof started === 'string') throw new Error(started);
  postgres = started;
  const database = await openDatabase({ url: postgres.url, dataDir: '' });
  site = await siteInProcess({ database });
  await site.signUp('mei');
  return async () => {
    await site.app.close();
    await database.close();
    await postgres.stop();
  };
});

const many = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: AT_ONCE }, work));

async function isWellAgain({ get }: SiteInProcess) {
  const health = async () => (await get('/api/health')).status;
  await expect.poll(health, { timeout: 20_000 }).toBe(200);
}

const refusal = {
  status: 503,
  retryAfter: '5',
  body: {
    code: 'unavailable',
    message: 'Saywell can’t reach its data right now. Please try again in a moment.',
  },
};

test('while the database is down calls get 503, and afterwards everything works again', async () => {
  let saved = (await many(site.save)).filter(({ status }) => status === 200).length;
  expect(saved).toBe(AT_ONCE);
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGINT'] as const) {
    const underWay = many(site.save);
    await postgres.end(signal);
    const refused = (await underWay).filter(({ status }) => status !== 200);
    for (const answer of refused) expect(answer).toMatchObject(refusal);
    saved += AT_ONCE - refused.length;
    for (const path of READS) expect(await site.get(path)).toMatchObject(refusal);
    for (const answer of await many(site.save)) expect(answer).toMatchObject(refusal);
    const login = await site.call('POST', '/api/login', { username: 'mei', password: 'anything' });
    expect(login).toMatchObject(refusal);
    expect(await site.get('/api/health')).toMatchObject({
      status: 503,
      body: { status: 'degraded', database: 'down', analysis: 'ok' },
    });
    expect((await site.get('/api/openapi.json')).status).toBe(200);

    await postgres.startAgain();
    await isWellAgain(site);
    const answers = await many(site.save);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    saved += answers.length;
  }
  // A minute each.
  const { body } = await site.get('/api/total-stats');
  expect(body['minutes']).toBeGreaterThanOrEqual(saved);
});

test('a query on a database that stops answering times out, and leaks no connection', async () => {
  const network = await unreliableNetwork(Number(new URL(postgres.url).port));
  onTestFinished(network.close);
  const url = Object.assign(new URL(postgres.url), { port: network.port }).href;
  const database = await openPostgres(url, undefined, TIMEOUTS);
  const hung = await siteInProcess({ database });
  onTestFinished(() => hung.app.close());
  await hung.signUp('lena');
  const begin = () => database.db.transaction((tx) => tx.execute(sql`select 1`));
  await many(hung.save);
  network.fallSilent();
  const begun = performance.now();
  const outcomes = await many(() => begin().catch(outageOf));
  expect(outcomes).toEqual(outcomes.map(() => 'unreachable'));
  for (const answer of await many(hung.save)) expect(answer).toMatchObject(refusal);
  expect(performance.now() - begun).toBeLessThan(30_000);
  network.carryAgain();
  await isWellAgain(hung);
  await many(begin);
  const answers = await many(hung.save);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await database.close();
});

test('a frozen database is reported within five seconds', async () => {
  const network = await unreliableNetwork(Number(new URL(postgres.url).port));
  onTestFinished(network.close);
  const url = Object.assign(new URL(postgres.url), { port: network.port }).href;
  const database = await openPostgres(url);
  const frozen = await siteInProcess({ database });
  onTestFinished(() => frozen.app.close());
  await frozen.signUp('noor');
  network.fallSilent();
  const timed = async (work: () => ReturnType<typeof frozen.save>) => {
    const begun = performance.now();
    return { answer: await work(), ms: performance.now() - begun };
  };
  // Callers that get a connection, that wait for one, and that come later.
  for (const round of [
    await many(() => timed(frozen.save)),
    await many(() => timed(frozen.save)),
  ]) {
    for (const { answer, ms } of round) {
      expect(answer).toMatchObject(refusal);
      expect(ms).toBeLessThan(WITHIN_MS);
    }
  }
  network.carryAgain();
  await isWellAgain(frozen);
  await database.close();
}, 60_000);
