/**
 * Ten times as many learners send a take at the same moment as the server can take: who is refused
 * must hear so at once, others must still be able to read, and who was not refused must be
 * answered. Run: npm run bench:overload
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SESSION_COOKIE } from '../features/accounts/sessions.ts';

const ROUNDS = 3;
/** With one thread: the take it is at work on, and those that may wait for it. */
const CAPACITY = 1 + 8;
const TIMES_CAPACITY = 10;
const READ_EVERY_MS = 20;
const BAR_MS = { refusal: 100, read: 200 };
const PHRASE = 'The weather is nice this morning.';
const ANALYZE = '/api/analyze-audio-pronunciation';
const READ = '/api/practice-sessions';
const RECORDING = join(import.meta.dirname, '../testing/recordings/the-weather.webm');

type Answer = { status: number; ms: number; retryAfter: string | null; score: unknown };

const dataDir = await mkdtemp(join(tmpdir(), 'saywell-bench-'));
const server = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
  env: {
    ...process.env,
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    PORT: '0',
    ANALYSIS_WORKERS: '1',
    CAPTCHA: 'off',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = new Promise((resolve) => server.once('close', resolve));
const output = outputOf(server);
try {
  const address = await output.address;
  const cookie = await signUp(address);
  const take = await encodeTake();
  await upload(address, cookie, take);
  const answers: Answer[] = [];
  const reads: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const uploads = Array.from({ length: CAPACITY * TIMES_CAPACITY }, () =>
      upload(address, cookie, take),
    );
    const all = Promise.all(uploads);
    reads.push(...(await readUntil(all, address, cookie)));
    answers.push(...(await all));
  }
  process.exitCode = report(answers, reads) ? 0 : 1;
} finally {
  server.kill('SIGTERM');
  await ended;
  await rm(dataDir, { recursive: true, force: true });
}

/** What the server says, its address first. */
function outputOf({ stdout }: { stdout: NodeJS.ReadableStream }) {
  let text = '';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    const [, address] = /Saywell is ready at (\S+)/.exec(text) ?? [];
    if (address) resolve(address);
  });
  stdout.on('end', () => reject(new Error('The server did not start')));
  return { address: promise, text: () => text };
}

/** How long the server itself says it took for such answers, in ms. */
function timesInLog(text: string, route: string, status: number): number[] {
  return text
    .split('\n')
    .filter((line) => line.includes(`"route":"${route}"`) && line.includes(`"status":${status},`))
    .map((line) => Number(/"ms":(\d+)/.exec(line)?.[1]));
}

async function signUp(address: string): Promise<string> {
  const body = {
    name: 'Bench',
    username: 'bench',
    email: 'bench@example.com',
    password: 'measure twice',
  };
  const answer = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith(SESSION_COOKIE));
  if (!cookie) throw new Error(`Signing up was answered with ${answer.status}`);
  return cookie.split(';')[0]!;
}

/** Another address each time, as of another learner: one address would reach its limit of calls. */
function someone(cookie: string) {
  const from = [10, ...Array.from({ length: 3 }, () => Math.floor(Math.random() * 256))].join('.');
  return { cookie, 'x-forwarded-for': from };
}

type Take = { body: ArrayBuffer; type: string };

/** Encoded once: it is the server's time that counts. */
async function encodeTake(): Promise<Take> {
  const form = new FormData();
  const recording = new Uint8Array(await readFile(RECORDING));
  form.append('audio', new Blob([recording], { type: 'audio/webm' }), 'recording.webm');
  form.append('phrase', PHRASE);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return { body: await request.arrayBuffer(), type: request.headers.get('content-type')! };
}

async function upload(address: string, cookie: string, { body, type }: Take): Promise<Answer> {
  const begun = performance.now();
  const answer = await fetch(`${address}${ANALYZE}`, {
    method: 'POST',
    headers: { ...someone(cookie), 'content-type': type },
    body,
  });
  const verdict = (await answer.json()) as { overallAccuracy?: number };
  return {
    status: answer.status,
    ms: performance.now() - begun,
    retryAfter: answer.headers.get('retry-after'),
    score: verdict.overallAccuracy,
  };
}

/** How long reads take that begin one after another until the uploads are answered. */
async function readUntil(uploads: Promise<unknown>, address: string, cookie: string) {
  const reads: Promise<number>[] = [];
  let answered = false;
  while (!answered) {
    reads.push(read(address, cookie));
    answered = await Promise.race([uploads.then(() => true), sleep(READ_EVERY_MS, false)]);
  }
  return Promise.all(reads);
}

async function read(address: string, cookie: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${address}${READ}?limit=3`, {
    headers: someone(cookie),
  });
  await answer.json();
  if (!answer.ok) throw new Error(`A read was answered with ${answer.status}`);
  return performance.now() - begun;
}

function report(answers: readonly Answer[], reads: readonly number[]): boolean {
  const byStatus = Map.groupBy(answers, ({ status }) => status);
  const refused = byStatus.get(503) ?? [];
  const accepted = answers.filter(({ status }) => status !== 503);
  const judged = accepted.filter(({ status, score }) => status === 200 && score !== undefined);
  const refusal = percentile(
    refused.map(({ ms }) => ms),
    95,
  );
  const reading = percentile(reads, 95);
  const untold = refused.filter(({ retryAfter }) => !(Number(retryAfter) >= 1)).length;
  const counts = [...byStatus].map(([status, { length }]) => `${length} × ${status}`).join(', ');
  console.log(`${ROUNDS} × ${CAPACITY * TIMES_CAPACITY} uploads at once, one speech thread`);
  console.log(`load of the machine ${loadavg()[0]!.toFixed(1)}`);
  console.log(`answers              ${counts}`);
  console.log(`refused, p95         ${refusal} ms, bar ${BAR_MS.refusal}`);
  console.log(`  in the server      ${percentile(timesInLog(output.text(), ANALYZE, 503), 95)} ms`);
  console.log(`without Retry-After  ${untold}`);
  console.log(`${String(reads.length).padEnd(5)}reads, p95      ${reading} ms, bar ${BAR_MS.read}`);
  console.log(`  in the server      ${percentile(timesInLog(output.text(), READ, 200), 95)} ms`);
  console.log(`accepted             ${accepted.length}, of them judged ${judged.length}`);
  return (
    refusal <= BAR_MS.refusal &&
    reading <= BAR_MS.read &&
    untold === 0 &&
    judged.length === accepted.length
  );
}

function percentile(values: readonly number[], percent: number) {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? NaN);
}
