/**
 * How long a learner waits: a four-second recording over HTTP, from upload to verdict, with one
 * speech thread on an otherwise idle server. Run: node server/src/cli/bench-recording.ts
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../build-app.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { authSessions, users } from '../db/schema.ts';
import { SESSION_COOKIE } from '../features/accounts/sessions.ts';
import { createMailQueue } from '../features/mail/mail-queue.ts';
import { openTransport } from '../features/mail/transport.ts';
import { createSpeechPool } from '../speech-pool/speech-pool.ts';
import { createToken, hashToken } from '../tokens.ts';

const UPLOADS = 40;
const WARM_UP = 5;
const HOUR_MS = 3600 * 1000;
const PHRASE = 'The weather is nice this morning.';

const dataDir = await mkdtemp(join(tmpdir(), 'saywell-bench-'));
const config = readConfig({ DATA_DIR: dataDir, CAPTCHA: 'off' });
const database = await openDatabase({ dataDir });
const speech = createSpeechPool({ threads: 1, log: console });
const mail = createMailQueue(database.db, {
  send: openTransport({ ...config, log: console }),
  log: console,
});
const app = await buildApp({ config, database, speech, mail, log: false, webFolder: undefined });
try {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const times = await measure(`http://127.0.0.1:${port}`, await signIn());
  console.log(`${UPLOADS} uploads, one thread, a 4 s WebM recording`);
  console.log(`p50 ${percentile(times, 50)} ms   p95 ${percentile(times, 95)} ms`);
} finally {
  await app.close();
  await speech.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}

async function signIn() {
  const { db } = database;
  const [user] = await db
    .insert(users)
    .values({ name: 'Bench', username: 'bench', email: 'bench@example.com', passwordHash: '-' })
    .returning();
  const token = createToken();
  const expiresAt = new Date(Date.now() + HOUR_MS);
  await db
    .insert(authSessions)
    .values({ userId: user!.id, tokenHash: hashToken(token), expiresAt });
  return `${SESSION_COOKIE}=${token}`;
}

async function measure(address: string, cookie: string) {
  const file = join(import.meta.dirname, '../testing/recordings/the-weather.webm');
  const recording = new Blob([new Uint8Array(await readFile(file))], { type: 'audio/webm' });
  const times: number[] = [];
  for (let upload = -WARM_UP; upload < UPLOADS; upload++) {
    const form = new FormData();
    form.append('audio', recording, 'recording.webm');
    form.append('phrase', PHRASE);
    const begun = performance.now();
    const answer = await fetch(`${address}/api/analyze-audio-pronunciation`, {
      method: 'POST',
      headers: { cookie },
      body: form,
    });
    await answer.json();
    if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
    if (upload >= 0) times.push(performance.now() - begun);
  }
  return times;
}

function percentile(values: number[], percent: number) {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.ceil((percent / 100) * sorted.length) - 1]!);
}
