import { HOUR_MS } from '@saywell/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp, type AppParts } from '../../src/build-app.ts';
import { readConfig } from '../../src/config.ts';
import { SESSION_COOKIE } from '../../src/features/accounts/sessions.ts';
import { createMailQueue } from '../../src/features/mail/mail-queue.ts';
import type { Message, SendMessage } from '../../src/features/mail/message.ts';
import { authSessions } from '../../src/db/schema.ts';
import { createToken, hashToken } from '../../src/tokens.ts';
import type { OpenDatabase } from '../../src/db/database.ts';
import { afterTests } from './clean-up.ts';
import { testDatabase } from './database.ts';

export type TestApp = Awaited<ReturnType<typeof testApp>>;

/** Parts that a test may replace. */
type Replaced = Pick<AppParts, 'speech' | 'log' | 'webFolder'> & { send: SendMessage };

/** The real app on its own database, without a socket. */
export async function testApp(
  overrides: Partial<AppParts['config']> = {},
  { speech = noSpeech, log = false, webFolder, send }: Partial<Replaced> = {},
) {
  const database = await testDatabase();
  const config = { ...readConfig({ CAPTCHA: 'off' }), ...overrides };
  const { db } = database;
  const { mail, mails } = mailbox(db, send);
  const app = await buildApp({ config, database, speech, mail, log, webFolder });
  afterTests(() => app.close());

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

  /** For tests that need a socket; returns the address. */
  const listen = () => app.listen({ port: 0, host: '127.0.0.1' });

  return { app, db, signIn, mail, mails, listen, ...callers(app) };
}

/** Accepts every message at once, and shows them when all work is done. */
function mailbox(db: OpenDatabase['db'], send?: SendMessage) {
  const received: Message[] = [];
  const mail = createMailQueue(db, {
    send: send ?? (async (message) => void received.push(message)),
    log: { warn: () => {}, error: () => {} },
  });
  async function mails(recipient: string) {
    await mail.settled();
    return received.filter((message) => message.recipient === recipient);
  }
  return { mail, mails };
}

/** For the many tests without speech: loading the models takes a second. */
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
