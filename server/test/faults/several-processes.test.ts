import { randomUUID } from 'node:crypto';
import { botChallenge } from '@saywell/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import type { OpenDatabase } from '../../src/db/database.ts';
import { openDatabase } from '../../src/db/open.ts';
import { analyses, exercises, jobRuns, practiceSessions, trials } from '../../src/db/schema.ts';
import { asSuperuser, databaseUrl } from '../support/database.ts';
import { startMailServer } from '../support/mail-server.ts';
import { testFolder } from '../support/speech.ts';
import { call, keepSaving, password, post, saveSession, signUp } from './learner.ts';
import { startProxy } from './proxy.ts';
import { startProcess, type SiteProcess } from './site-process.ts';

const template = inject('databaseTemplate');
if (template.kind !== 'postgres') throw new Error('Several processes need a PostgreSQL server');
const { url: server } = template;
const url = databaseUrl(server, `saywell_several_${randomUUID().replaceAll('-', '')}`);

let database: OpenDatabase;
let processes: [SiteProcess, SiteProcess];
let one: string;
let other: string;
let site: string;
let mail: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  const name = new URL(url).pathname.slice(1);
  await asSuperuser(server, `create database ${name}`);
  mail = await startMailServer();
  processes = [await start(), await start()];
  [one, other] = await Promise.all([processes[0].address, processes[1].address]);
  const proxy = await startProxy([one, other]);
  site = proxy.url;
  database = await openDatabase({ url, dataDir: '' });
  return async () => {
    proxy.close();
    await database.close();
    await Promise.all(processes.map((process) => process.end('SIGKILL')));
    await mail.close();
    await asSuperuser(server, `drop database ${name} with (force)`);
  };
});

async function start(settings: Record<string, string> = {}) {
  const shared = { DATABASE_URL: url, SMTP_URL: mail.smtpUrl };
  return startProcess({ ...shared, DATA_DIR: await testFolder(), ...settings });
}

const each = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));
const here = (n: number) => (n % 2 === 0 ? one : other);

test('a sign-in at one process is valid at the other, and a sign-out ends both', async () => {
  const { cookie } = await signUp(one, 'lena');
  expect((await call(`${other}/api/user`, { cookie })).status).toBe(200);
  expect((await call(`${site}/api/user`, { cookie })).status).toBe(200);
  expect((await post(`${other}/api/logout`, {}, cookie)).status).toBe(200);
  expect((await call(`${one}/api/user`, { cookie })).status).toBe(401);
  expect((await call(`${other}/api/user`, { cookie })).status).toBe(401);
});

test('guesses at a password count together, wherever they are made', async () => {
  await signUp(one, 'guessed');
  const guess = (n: number, secret: string) =>
    post(
      `${here(n)}/api/login`,
      { username: 'guessed', password: secret },
      undefined,
      '203.0.113.9',
    );
  const answers = await each(16, (n) => guess(n, 'a wrong password'));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(6);
  expect((await guess(0, password)).status).toBe(429);
  expect((await guess(1, password)).status).toBe(429);
});

test('one address can start ten trials a day, at any process', async () => {
  const begin = (n: number) =>
    post(`${here(n)}/api/anonymous/session`, {}, undefined, '203.0.113.7');
  const begun = (await each(14, begin)).map(({ body }) => body);
  expect(begun.filter(({ canPractice }) => canPractice === true)).toHaveLength(10);
  expect(begun.filter(({ isDailyLimitReached }) => isDailyLimitReached === true)).toHaveLength(4);
});

test('a challenge of one process is accepted at the other, once', async () => {
  const guarded = [await start({ CAPTCHA: 'altcha' }), await start({ CAPTCHA: 'altcha' })] as const;
  onTestFinished(async () => {
    await Promise.all(guarded.map(({ end }) => end('SIGKILL')));
  });
  const [first, second] = await Promise.all(guarded.map(({ address }) => address));
  await signUp(one, 'solver');
  const login = (at: string, captchaToken: string) =>
    post(`${at}/api/login`, { username: 'solver', password, captchaToken });
  expect((await login(second!, 'no answer')).status).toBe(400);
  const { body } = await call(`${first}${botChallenge.path}?action=login`);
  const challenge = botChallenge.response.parse(body);
  const solution = await solveChallenge({ challenge, deriveKey });
  const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  expect((await login(second!, token)).status).toBe(200);
  const again = await each(6, (n) => login(n % 2 === 0 ? first! : second!, token));
  expect(again.map(({ status }) => status)).toEqual(again.map(() => 400));
});

test('the exercises of a trial run out once, not once in each process', async () => {
  const { body } = await post(`${one}/api/anonymous/session`, {}, undefined, '203.0.113.8');
  const token = String(body['sessionToken']);
  const trial = await newestTrial();
  const some = await database.db.select({ id: exercises.id }).from(exercises).limit(6);
  await database.db.insert(analyses).values(
    some.map(({ id }) => ({
      trialId: trial.id,
      exerciseId: id,
      phrase: 'Hello',
      accuracy: 0.9,
      result: {},
    })),
  );
  const done = await each(24, (n) =>
    post(`${here(n)}/api/anonymous/exercise/${token}`, { exerciseId: some[n % 6]!.id }),
  );
  expect(done.map(({ status }) => status)).toEqual(done.map(() => 200));
  const state = await newestTrial();
  expect(state).toMatchObject({ dailyExercisesUsed: 3, exercisesCompleted: 3 });
  expect(state.dailyExerciseIds).toHaveLength(3);
});

test('a session saved at both processes at the same time is stored and counted once', async () => {
  const { id, cookie } = await signUp(site, 'both');
  const ids = await each(20, (n) => saveSession(here(n), cookie));
  expect(new Set(ids).size).toBe(20);
  const [analysis] = await database.db
    .insert(analyses)
    .values({ userId: id, phrase: 'Hello', accuracy: 0.9, result: { issues: [], transcript: '' } })
    .returning({ id: analyses.id });
  const once = await each(8, (n) =>
    post(
      `${here(n)}/api/practice-sessions`,
      { analysisId: analysis!.id, accuracy: 0.9, duration: 30, phrase: 'Hello' },
      cookie,
    ),
  );
  expect(once.map(({ status }) => status)).toEqual(once.map(() => 200));
  expect(new Set(once.map(({ body }) => body['id'])).size).toBe(1);
  const { body } = await call(`${other}/api/total-stats`, { cookie });
  expect(body['minutes']).toBe(21);
});

test('a run through a scene that is saved at both processes is stored and counted once', async () => {
  const { id: userId, cookie } = await signUp(site, 'scenes');
  const scene = await call(`${one}/api/scenes/ordering`, { cookie });
  const [line] = scene.body['lines'] as { id: number }[];
  const analysisId = randomUUID();
  const taken = { exerciseId: line!.id, accuracy: 0.8, duration: 4, analysisId };
  await database.db.insert(practiceSessions).values({ userId, ...taken });
  const run = {
    key: randomUUID(),
    at: new Date().toISOString(),
    duration: 60,
    mode: 'part',
    part: 0,
    withText: true,
    takes: [{ line: 0, analysisId }],
  };
  const saved = await each(8, (n) => post(`${here(n)}/api/scenes/ordering/runs`, run, cookie));
  expect(saved.map(({ status }) => status)).toEqual(saved.map(() => 200));
  expect(new Set(saved.map(({ body }) => body['id'])).size).toBe(1);
  // One line alone gives no best.
  expect((await call(`${other}/api/scenes/ordering`, { cookie })).body).toMatchObject({
    runs: 1,
    best: null,
  });
});

test('a job of the site is done by one process', async () => {
  await expect
    .poll(() => database.db.$count(jobRuns), { timeout: 30_000, interval: 250 })
    .toBeGreaterThanOrEqual(2);
  const runs = await database.db.select().from(jobRuns);
  const periods = runs.map(({ name, scheduledFor }) => `${name} ${scheduledFor.toISOString()}`);
  expect(new Set(periods).size).toBe(periods.length);
  for (const process of processes) expect(process.output()).not.toContain('job failed');
});

test('a message is sent by one process', async () => {
  const before = mail.readers().length;
  await each(12, (n) => signUp(here(n), `reader_${n}`));
  await expect
    .poll(() => mail.readers().length - before, { timeout: 30_000, interval: 250 })
    .toBeGreaterThanOrEqual(12);
  const sent = mail
    .readers()
    .slice(before)
    .filter((address) => address.startsWith('reader_'));
  expect(sent.toSorted()).toEqual([...new Set(sent)].toSorted());
});

test('behind the proxy it is one site: accounts, practice, limits and locks', async () => {
  const { cookie: before } = await signUp(site, 'visitor');
  expect((await post(`${site}/api/logout`, {}, before)).status).toBe(200);
  const gone = await each(4, () => call(`${site}/api/user`, { cookie: before }));
  expect(gone.map(({ status }) => status)).toEqual(gone.map(() => 401));

  const credentials = { username: 'visitor', password };
  const { status, cookie } = await post(`${site}/api/login`, credentials);
  expect(status).toBe(200);
  const ids = await each(8, () => saveSession(site, cookie!));
  const reads = await each(4, () => call(`${site}/api/practice-sessions`, { cookie }));
  for (const { body } of reads) {
    const read = (body as unknown as { id: number }[]).map(({ id }) => id);
    expect(read.toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
  }
  // Every process took part.
  for (const { output } of processes) {
    expect(output()).toMatch(/"route":"\/api\/practice-sessions","status":200/);
  }

  const guesses = await each(14, () =>
    post(`${site}/api/login`, { ...credentials, password: 'a guess' }, undefined, '203.0.113.20'),
  );
  const refused = guesses.filter(({ status }) => status === 429);
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(refused).toHaveLength(4);
  for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThan(0);
  // Locked for the one who guessed, even with the right password, but still open for signed-in
  // browsers.
  const locked = await each(2, () =>
    post(`${site}/api/login`, credentials, undefined, '203.0.113.20'),
  );
  expect(locked.map(({ status }) => status)).toEqual([429, 429]);
  expect((await call(`${site}/api/user`, { cookie })).status).toBe(200);
});

test('a process killed during writes loses nothing it acknowledged, and the other keeps serving', async () => {
  const { id, cookie } = await signUp(site, 'survivor');
  const saving = keepSaving(() => site, cookie, 6);
  await expect.poll(() => saving.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(5);
  await processes[1].end('SIGKILL');
  const before = saving.acknowledged.length;
  const reads = await each(10, () => call(`${site}/api/practice-sessions`, { cookie }));
  expect(reads.map(({ status }) => status)).toEqual(reads.map(() => 200));
  await expect
    .poll(() => saving.acknowledged.length, { timeout: 30_000 })
    .toBeGreaterThan(before + 5);
  await saving.stop();
  const rows = await database.db
    .select({ id: practiceSessions.id })
    .from(practiceSessions)
    .where(eq(practiceSessions.userId, id));
  const found = new Set(rows.map((row) => row.id));
  expect(saving.acknowledged.filter((saved) => !found.has(saved))).toEqual([]);
});

async function newestTrial() {
  const [row] = await database.db
    .select()
    .from(trials)
    .orderBy(sql`${trials.id} desc`)
    .limit(1);
  return row!;
}
