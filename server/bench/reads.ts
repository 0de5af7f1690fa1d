/**
 * The reads of the dashboard and of progress, over HTTP on PostgreSQL: a person with 10,000 of
 * 1,000,000 sessions compared with one with 10 of 1,000, alternating. A read may take at most 1.5
 * times as long. Run: npm run bench:reads
 */
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { buildApp } from '../src/build-app.ts';
import { readConfig } from '../src/config.ts';
import { drizzleOptions } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open.ts';
import { authSessions } from '../src/db/schema.ts';
import { SESSION_COOKIE } from '../src/features/accounts/sessions.ts';
import { rebuildSums } from '../src/features/progress/record/rebuild.ts';
import { createMailQueue } from '../src/features/mail/mail-queue.ts';
import { openTransport } from '../src/features/mail/transport.ts';
import { seedContent } from '../src/seed/seed-content.ts';
import { createToken, hashToken } from '../src/tokens.ts';
import { fromSomewhere } from './learner.ts';
import { median } from './percentile.ts';
import { printRows, type Row } from '../../scripts/bench/rows.mjs';

const READS = [
  '/api/practice-sessions?limit=3',
  '/api/practice-sessions?limit=10',
  '/api/total-stats',
  '/api/user-progress',
  '/api/daily-stats?timezoneOffset=300&timeZone=America/New_York',
  '/api/weekly-sessions?timezoneOffset=300&timeZone=America/New_York',
  '/api/user-streak?timezoneOffset=300&timeZone=America/New_York',
  '/api/exercise-progress',
  '/api/next-exercise',
  '/api/sounds',
  '/api/sounds/DH',
  '/api/practice-plan',
  '/api/path',
  '/api/path/steps',
  '/api/today?timezoneOffset=300&timeZone=America/New_York',
  '/api/week-review',
  '/api/daily-goal',
  '/api/first-session',
  '/api/first-session/result',
  '/api/ear?timezoneOffset=300&timeZone=America/New_York',
  '/api/reminder',
  '/api/stress',
  '/api/scenes',
  '/api/scenes/ordering/runs',
  '/api/user',
];
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 200);
const WARM_UP = 20;
const BAR = 1.5;
/** How many exercises the person with many sessions has practiced: the published figures are of as many. */
const PRACTICED = 72;

const TAKE = {
  feedback: [{ word: 'weather', accuracy: 0.7, feedback: 'Rest the tongue between the teeth.' }],
  words: ['the', 'weather', 'is', 'nice', 'this', 'morning'].map((word) => ({
    word,
    kind: 'ok',
    sounds: ['DH', 'EH', 'ER'].map((phone) => ({ phone, ipa: phone, accuracy: 0.7 })),
  })),
};

const STRESS_ROUND = Array.from({ length: 10 }, (_, at) => ({
  item: 'hotel',
  kind: 'word',
  chose: at % 2,
  isRight: at % 2 === 1,
  said: 'right',
}));
const SCENE_LINES = Array.from({ length: 8 }, (_, line) => ({
  line,
  score: 80,
  rate: 4.2,
  pauseSeconds: 0.3,
}));
const ROUND = Array.from({ length: 20 }, (_, at) => ({
  pair: 'ship-sheep',
  contrast: 'ih-iy',
  said: 0,
  chose: at % 2,
  voice: 'en-US-Neural2-F',
  ms: 900,
}));

const server = process.env['DATABASE_URL'];
if (server === undefined) throw new Error('Set DATABASE_URL to a PostgreSQL server for benchmarks');
const dataDir = await mkdtemp(join(tmpdir(), 'saywell-bench-'));
try {
  const small = await serve('small', { sessions: 1000, mine: 10 });
  const large = await serve('large', { sessions: 1_000_000, mine: 10_000 });
  printRows(await compare(small, large));
  await small.close();
  await large.close();
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

type Times = { few: number[]; many: number[] };

/**
 * Alternates reads and their order, so that other load on the machine affects all of them equally.
 */
async function compare(small: Site, large: Site): Promise<Row[]> {
  const times = new Map(READS.map((read): [string, Times] => [read, { few: [], many: [] }]));
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const [read, { few, many }] of times) {
      const turns: [Site, number[]][] = [
        [small, few],
        [large, many],
      ];
      for (const [site, kept] of round % 2 === 0 ? turns : turns.toReversed()) {
        const time = await timeOf(site, read);
        if (round >= 0) kept.push(time);
      }
    }
  }
  return [...times].map(([read, { few, many }]) => rowOf(read, median(few), median(many)));
}

function rowOf(read: string, few: number, many: number): Row {
  const [path = ''] = read.split(/[?&]timezone/);
  return {
    what: `Read at 1,000,000 sessions: 1,000, ${path}`,
    measured: many / few,
    unit: '×',
    digits: 2,
    atMost: BAR,
    note: `${many.toFixed(1)} and ${few.toFixed(1)} ms`,
  };
}

type Site = { address: string; cookie: string; close: () => Promise<void> };

async function serve(name: string, amount: Amount): Promise<Site> {
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database bench_${name}`);
  await admin.end();
  const url = new URL(server!);
  url.pathname = `/bench_${name}`;
  const database = await openDatabase({ url: url.href, dataDir });
  await seedContent(database.db);
  const cookie = await fill(url.href, amount);
  const config = readConfig({ DATA_DIR: dataDir, CAPTCHA: 'off' });
  const speech = {
    run: () => Promise.reject(new Error('silent')),
    state: () => 'ok' as const,
    close: async () => {},
  };
  const mail = createMailQueue(database.db, {
    send: openTransport({ ...config, log: console }),
    log: console,
  });
  const app = await buildApp({ config, database, speech, mail, log: false, webFolder: undefined });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { address: `http://127.0.0.1:${port}`, cookie, close };
}

type Amount = { sessions: number; mine: number };

/** Person 1 has `mine` sessions, ear rounds, stress rounds and scene runs up to now; the others share the rest over two years. */
async function fill(url: string, { sessions, mine }: Amount): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const db = drizzle(client, drizzleOptions);
  const begun = performance.now();
  await db.execute(sql`
    insert into users (name, username, email, password_hash)
    select 'Person ' || n, 'person_' || n, 'person_' || n || '@example.com', '-'
    from generate_series(1, ${Math.max(10, Math.round(sessions / 100))}::int) n order by n`);
  const share = (count: number, who: ReturnType<typeof sql>, days: number) =>
    db.execute(sql`
    insert into practice_sessions
      (user_id, exercise_id, phrase, accuracy, duration, transcript, created_at, analysis)
    select ${who}, 1 + n % ${PRACTICED}::int, 'The weather is nice this morning.', 0.5 + (n % 50) / 100.0, 20 + n % 90,
      'the weather is nice this morning',
      now() - (n::float8 / ${count}::float8) * ${days}::float8 * interval '1 day',
      case when n % 10 = 0 then ${JSON.stringify(TAKE)}::jsonb end
    from generate_series(0, ${count - 1}::int) n`);
  const rounds = (count: number, who: ReturnType<typeof sql>) =>
    db.execute(sql`
    insert into ear_rounds (user_id, key, answers, duration, created_at)
    select ${who}, gen_random_uuid(), ${JSON.stringify(ROUND)}::jsonb, 110,
      now() - (n::float8 / ${count}::float8) * 730 * interval '1 day'
    from generate_series(0, ${count - 1}::int) n`);
  await rounds(mine, sql`1`);
  await rounds(sessions - mine, sql`2 + n % (select count(*)::int - 1 from users)`);
  await db.execute(sql`
    insert into stress_rounds (user_id, key, answers, duration, created_at)
    select user_id, key, ${JSON.stringify(STRESS_ROUND)}::jsonb, duration, created_at from ear_rounds`);
  await db.execute(sql`
    insert into scene_runs (user_id, key, scene, mode, with_text, score, lines, duration, created_at)
    select user_id, key, 'ordering', 'part', true, 80, ${JSON.stringify(SCENE_LINES)}::jsonb, duration, created_at
    from ear_rounds`);
  await share(mine, sql`1`, Math.min(730, mine));
  await share(sessions - mine, sql`2 + n % (select count(*)::int - 1 from users)`, 730);
  await rebuildSums(db);
  await client.query('vacuum analyze');
  const token = createToken();
  const expiresAt = new Date(Date.now() + 24 * 3600 * 1000);
  await db.insert(authSessions).values({ userId: 1, tokenHash: hashToken(token), expiresAt });
  await client.end();
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.error(`${sessions.toLocaleString('en-US')} sessions made in ${seconds} s`);
  return `${SESSION_COOKIE}=${token}`;
}

async function timeOf({ address, cookie }: Site, path: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(address + path, { headers: { cookie, ...fromSomewhere() } });
  await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - begun;
}
