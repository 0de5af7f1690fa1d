import { endpoints } from '@saywell/contract';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../http/app.ts';
import { createMount } from '../../http/mount.ts';
import { registerSystem } from './routes.ts';

type Probes = Parameters<typeof registerSystem>[2];

async function askHealth(probes: Partial<Probes>) {
  const app = await createApp({
    publicUrl: 'http://localhost',
    trustProxy: 'loopback',
    log: false,
  });
  onTestFinished(() => app.close());
  const mount = createMount(app, async () => {
    throw new Error('the database was asked who calls');
  });
  const all = { pingDatabase: async () => {}, analysis: () => 'ok' as const, ...probes };
  registerSystem(mount, endpoints, all, { pingWithinMs: 200 });
  const answer = await app.inject({ url: '/api/health', headers: { cookie: 'saywell_session=x' } });
  return { status: answer.statusCode, body: answer.json(), wait: answer.headers['retry-after'] };
}

test('health is 200 when everything is ready', async () => {
  expect(await askHealth({})).toMatchObject({
    status: 200,
    body: { status: 'ok', version: '1.0.0', database: 'ok', analysis: 'ok' },
  });
});

test('health asks to wait while analysis starts', async () => {
  expect(await askHealth({ analysis: () => 'starting' })).toMatchObject({
    status: 503,
    body: { status: 'degraded', analysis: 'starting' },
    wait: '5',
  });
});

test('health reports a database that is down, with a session cookie too', async () => {
  const down = async () => {
    throw new Error('connection refused');
  };
  expect(await askHealth({ pingDatabase: down })).toMatchObject({
    status: 503,
    body: { status: 'degraded', database: 'down', analysis: 'ok' },
  });
});

test('health does not wait for a database that hangs', async () => {
  expect(await askHealth({ pingDatabase: () => new Promise(() => {}) })).toMatchObject({
    status: 503,
    body: { database: 'down' },
  });
});
