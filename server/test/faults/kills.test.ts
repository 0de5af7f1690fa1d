import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startTemporaryPostgres, type TemporaryPostgres } from '../../../scripts/postgres.mjs';
import { openDatabase } from '../../src/db/open.ts';
import { practiceSessions, practiceTotals } from '../../src/db/schema.ts';
import { keepSaving, signUp } from './learner.ts';
import { startProcess } from './site-process.ts';

/** A few in the suite; `npm run prove:faults` does more. */
const KILLS = Number(process.env['KILLS'] ?? 2);
const LIMIT_MS = Math.max(5, KILLS) * MINUTE_MS;
const WITHIN_MS = 600;
/** One in this many rounds also kills the process during its start. */
const AT_START = 3;
const kind = inject('databaseTemplate').kind;

async function folder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'saywell-kills-'));
  onTestFinished(() => rm(dataDir, { recursive: true, maxRetries: 20, retryDelay: 500 }));
  return dataDir;
}

async function ownPostgres() {
  const postgres = await startTemporaryPostgres({ careful: true });
  if (typeof postgres === 'string') throw new Error(postgres);
  onTestFinished(() => postgres.stop());
  return postgres;
}

/** Kills the site this often, each time under load, and returns what it had acknowledged. */
async function killUnderLoad(
  settings: Parameters<typeof startProcess>[0],
  afterKill: (round: number) => Promise<void> = async () => {},
) {
  let site = startProcess(settings);
  const { id, cookie } = await signUp(await site.address, 'lena');
  const acknowledged: number[] = [];
  const starts: number[] = [];
  for (let round = 0; round < KILLS; round++) {
    const address = await site.address;
    const saving = keepSaving(() => address, cookie);
    await expect.poll(() => saving.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(0);
    await wait(Math.random() * WITHIN_MS);
    await site.end('SIGKILL');
    await afterKill(round);
    await saving.stop();
    acknowledged.push(...saving.acknowledged);
    if (round % AT_START === 1) {
      const starting = startProcess(settings);
      await wait(Math.random() * WITHIN_MS * 2);
      await starting.end('SIGKILL');
    }
    const begun = performance.now();
    site = startProcess(settings);
    await site.address;
    starts.push(performance.now() - begun);
  }
  await site.end('SIGTERM');
  return { id, acknowledged, starts };
}

/** Kills the database this often under a running site, which recovers on its own. */
async function killDatabaseUnderLoad(
  settings: Parameters<typeof startProcess>[0],
  postgres: TemporaryPostgres,
) {
  const site = startProcess(settings);
  const address = await site.address;
  const { id, cookie } = await signUp(address, 'lena');
  const { acknowledged, stop } = keepSaving(() => address, cookie);
  const starts: number[] = [];
  const goesOn = async () => {
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before);
  };
  await goesOn();
  for (let round = 0; round < KILLS; round++) {
    await wait(Math.random() * WITHIN_MS);
    await postgres.end(round % 2 === 0 ? 'SIGKILL' : 'SIGQUIT');
    const begun = performance.now();
    await postgres.startAgain();
    await goesOn();
    starts.push(performance.now() - begun);
  }
  await stop();
  await site.end('SIGTERM');
  return { id, acknowledged, starts };
}

type Outcome = Awaited<ReturnType<typeof killUnderLoad>>;

async function expectNothingLost(
  what: string,
  { id, acknowledged, starts }: Outcome,
  place: Parameters<typeof openDatabase>[0],
) {
  const { db, close } = await openDatabase(place);
  const rows = await db
    .select({ id: practiceSessions.id })
    .from(practiceSessions)
    .where(eq(practiceSessions.userId, id));
  const [totals] = await db
    .select({ sessions: practiceTotals.sessions })
    .from(practiceTotals)
    .where(eq(practiceTotals.userId, id));
  await close();
  const found = new Set(rows.map((row) => row.id));
  const lost = acknowledged.filter((one) => !found.has(one));
  const slowest = Math.round(Math.max(...starts));
  console.log(
    `${what}: ${KILLS} kills, ${acknowledged.length} writes acknowledged, ${lost.length} lost, ` +
      `${rows.length - acknowledged.length} kept beyond, slowest return ${slowest} ms`,
  );
  expect(lost).toEqual([]);
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS);
  // A session and the sums it counts in share one transaction.
  expect(totals?.sessions).toBe(rows.length);
}

test.runIf(kind === 'embedded')(
  'after a kill at any moment, the site restarts with every acknowledged save',
  async () => {
    const dataDir = await folder();
    const outcome = await killUnderLoad({ DATA_DIR: dataDir });
    await expectNothingLost('site, embedded', outcome, { dataDir });
  },
  LIMIT_MS,
);

test.runIf(kind === 'postgres')(
  'after a kill of the site and its PostgreSQL at any moment, every acknowledged save is there',
  async () => {
    const postgres = await ownPostgres();
    const settings = { DATA_DIR: await folder(), DATABASE_URL: postgres.url };
    const outcome = await killUnderLoad(settings, async (round) => {
      if (round % 5 !== 1) return;
      await postgres.end(round % 2 === 1 ? 'SIGKILL' : 'SIGQUIT');
      await postgres.startAgain();
    });
    const place = { url: postgres.url, dataDir: '' };
    await expectNothingLost('site, PostgreSQL', outcome, place);
  },
  LIMIT_MS,
);

test.runIf(kind === 'postgres')(
  'after a kill of its PostgreSQL at any moment, the site recovers with every acknowledged save',
  async () => {
    const postgres = await ownPostgres();
    const settings = { DATA_DIR: await folder(), DATABASE_URL: postgres.url };
    const outcome = await killDatabaseUnderLoad(settings, postgres);
    await expectNothingLost('PostgreSQL', outcome, { url: postgres.url, dataDir: '' });
  },
  LIMIT_MS,
);
