import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll } from 'vitest';
import { buildApp, type AppParts } from '../build-app.ts';
import { readConfig } from '../config.ts';
import { SESSION_COOKIE } from '../features/accounts/sessions.ts';
import { authSessions } from '../db/schema.ts';
import { createToken, hashToken } from '../tokens.ts';
import { testDatabase } from './database.ts';

const HOUR_MS = 3600 * 1000;

export type TestApp = Awaited<ReturnType<typeof testApp>>;

/** The real app on a database of the calling file's own, without a socket. */
export async function testApp(
  overrides: Partial<AppParts['config']> = {},
  { speech = noSpeech }: Partial<Pick<AppParts, 'speech'>> = {},
) {
  const database = await testDatabase();
  const config = { ...readConfig({ CAPTCHA: 'off' }), ...overrides };
  const app = await buildApp({ config, database, speech, log: false, webFolder: undefined });
  afterAll(() => app.close());
  const { db } = database;

  /** Headers of a browser in which this person is signed in. */
  async function signIn(userId: number) {
    const token = createToken();
    await db.insert(authSessions).values({
      userId,
      tokenHash: hashToken(token),
      expiresAt: new Date(Date.now() + HOUR_MS),
    });
    return { cookie: `${SESSION_COOKIE}=${token}` };
  }

  return { app, db, signIn, ...callers(app) };
}

/** For the many tests that neither say nor hear anything: starting the models takes a second. */
const noSpeech: AppParts['speech'] = {
  run: () => Promise.reject(new Error('This test has no speech threads')),
  state: () => 'ok',
  close: async () => {},
};

type Headers = Record<string, string>;

function callers(app: FastifyInstance) {
  const send = (method: InjectOptions['method']) => {
    return (url: string, { headers, body }: { headers?: Headers; body?: object } = {}) =>
      app.inject({ method, url, ...(headers && { headers }), ...(body && { payload: body }) });
  };
  return {
    get: send('GET'),
    post: send('POST'),
    put: send('PUT'),
    patch: send('PATCH'),
    del: send('DELETE'),
  };
}
