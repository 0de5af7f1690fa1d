import { buildApp, type AppParts } from '../../src/build-app.ts';
import { readConfig } from '../../src/config.ts';
import type { OpenDatabase } from '../../src/db/database.ts';
import { createMailQueue } from '../../src/features/mail/mail-queue.ts';
import type { SendMessage } from '../../src/features/mail/message.ts';

type Options = {
  database: OpenDatabase;
  dataDir?: string;
  speech?: AppParts['speech'];
  send?: SendMessage;
};

export type SiteInProcess = Awaited<ReturnType<typeof siteInProcess>>;

/** The whole site on a database that the test can disrupt. */
export async function siteInProcess({ database, dataDir, speech = silent, send }: Options) {
  const config = readConfig({ CAPTCHA: 'off', ...(dataDir && { DATA_DIR: dataDir }) });
  const mail = createMailQueue(database.db, {
    send: send ?? (async () => {}),
    log: { warn: () => {}, error: () => {} },
  });
  const app = await buildApp({ config, database, speech, mail, log: false, webFolder: undefined });
  await app.ready();
  let cookie: string | undefined;
  let calls = 0;

  /** Each from a different address: one alone would be throttled. */
  async function call(method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) {
    calls += 1;
    const answer = await app.inject({
      method,
      url,
      headers: {
        'x-forwarded-for': `10.9.${(calls >> 8) & 255}.${calls & 255}`,
        ...(cookie && { cookie }),
      },
      ...(payload && { payload }),
    });
    return {
      status: answer.statusCode,
      retryAfter: answer.headers['retry-after'],
      body: answer.json<Record<string, unknown>>(),
      cookie: answer.cookies[0],
    };
  }

  /** From then on, every call is this person's. */
  async function signUp(username: string) {
    const answer = await call('POST', '/api/register', {
      name: 'Mei Tan',
      username,
      email: `${username}@example.com`,
      password: 'a long walk by the sea',
    });
    cookie = answer.cookie && `${answer.cookie.name}=${answer.cookie.value}`;
    if (answer.status !== 200) throw new Error(`Signing up: ${JSON.stringify(answer.body)}`);
  }

  const get = (url: string) => call('GET', url);
  const save = () => call('POST', '/api/practice-sessions', aSession);
  const sessions = () => app.inject({ url: '/api/practice-sessions', headers: { cookie } });

  return { app, mail, get, call, save, sessions, signUp };
}

export const aSession = {
  phrase: 'The weather is nice this morning.',
  accuracy: 0.8,
  duration: 30,
  transcript: 'the weather is nice this morning',
};

const silent: AppParts['speech'] = {
  run: () => Promise.reject(new Error('This test has no speech threads')),
  state: () => 'ok',
  close: async () => {},
};
