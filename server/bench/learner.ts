import { readFile } from 'node:fs/promises';
import { request, type Agent } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SESSION_COOKIE } from '../src/features/accounts/sessions.ts';

/** Four seconds, as long as the recorder lets a learner speak. */
export const RECORDING = join(import.meta.dirname, '../test/support/recordings/four-seconds.webm');
/** The phrase of the recording. */
export const PHRASE = 'The weather is nice this morning, so we will walk to the river.';
export const ANALYZE = '/api/analyze-audio-pronunciation';

/** A different address each time, as of another learner: one alone would be rate-limited. */
export function fromSomewhere() {
  const parts = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256));
  return { 'x-forwarded-for': [10, ...parts].join('.') };
}

export type Person = { username: string; password: string };

/** Opens an account and returns the browser's cookie header. */
export async function signUp(address: string, { username, password }: Person): Promise<string> {
  const email = `${username}@example.com`;
  const answer = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...fromSomewhere() },
    body: JSON.stringify({ name: 'Somebody', username, email, password }),
  });
  await answer.text();
  return cookieOf(answer);
}

export function cookieOf(answer: Response): string {
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith(SESSION_COOKIE));
  if (!cookie) throw new Error(`Signing in was answered with ${answer.status}`);
  return cookie.split(';')[0]!;
}

export type EncodedTake = { body: ArrayBuffer; type: string };

/** A form with the recording, encoded once, so that only the server's time is measured. */
export async function encodeTake(fields: Record<string, string> = {}): Promise<EncodedTake> {
  const form = new FormData();
  const recording = new Uint8Array(await readFile(RECORDING));
  form.append('audio', new Blob([recording], { type: 'audio/webm' }), 'recording.webm');
  for (const [name, value] of Object.entries({ phrase: PHRASE, ...fields })) {
    form.append(name, value);
  }
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return { body: await request.arrayBuffer(), type: request.headers.get('content-type')! };
}

export function sendTake(address: string, { body, type }: EncodedTake, cookie?: string) {
  return fetch(address + ANALYZE, {
    method: 'POST',
    headers: { ...fromSomewhere(), 'content-type': type, ...(cookie && { cookie }) },
    body,
  });
}

export type Answer = { status: number; ms: number; retryAfter: string | undefined; body: string };

/**
 * Sends it over an existing connection. With `fetch`, sending ninety at once would take longer than
 * the server needs to answer them.
 */
export function sendQuickly(
  url: string,
  agent: Agent,
  { body, type }: EncodedTake,
  cookie: string,
) {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const headers = {
    ...fromSomewhere(),
    cookie,
    'content-type': type,
    'content-length': body.byteLength,
  };
  const begun = performance.now();
  const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
    const ms = performance.now() - begun;
    void text(answer).then(
      (body) =>
        resolve({
          status: answer.statusCode ?? 0,
          ms,
          retryAfter: answer.headers['retry-after'],
          body,
        }),
      reject,
    );
  });
  sent.once('error', reject).end(Buffer.from(body));
  return promise;
}
