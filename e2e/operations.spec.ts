import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { register } from '@saywell/contract';
import { createDataDir } from './harness/data-dir.ts';
import { freePort } from '../scripts/setup/free-port.mjs';
import { launch, SERVER, START, waitUntilReady, type Launched } from '../scripts/setup/launch.mjs';
import { newPerson } from './harness/people.ts';

// What somebody who runs the site meets: every mistake is one clear line, and a stop is clean.

type Site = {
  url: string;
  settings: Record<string, string>;
  launch: (changes?: Record<string, string>, script?: typeof SERVER | typeof START) => Launched;
};

const test = base.extend<{ site: Site }>({
  site: async ({}, use) => {
    const dataDir = await createDataDir();
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const settings = { CAPTCHA: 'off', PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir };
    const processes: Launched[] = [];
    await use({
      url,
      settings,
      launch: (changes = {}, script = SERVER) => {
        const launched = launch(script, { ...settings, ...changes });
        processes.push(launched);
        return launched;
      },
    });
    for (const launched of processes) launched.kill('SIGKILL');
    await Promise.all(processes.map(({ ended }) => ended));
    await rm(dataDir, { recursive: true, force: true });
  },
});

async function expectOneLine(launched: Launched, line: RegExp) {
  expect(await launched.ended).toBe(1);
  expect(launched.stderr()).toMatch(/^[^\n]+\n$/);
  expect(launched.stderr()).toMatch(line);
}

test('a port that is taken is one clear line', async ({ site }) => {
  const other = await listening(Number(site.settings.PORT));
  await expectOneLine(site.launch(), /^PORT: \d+ is already in use/);
  other.close();
});

test('a mistake passes through npm start unchanged', async ({ site }) => {
  await expectOneLine(site.launch({ PORT: 'web' }, START), /^PORT: must be a number/);
});

test('every bad variable is named, one line each', async ({ site }) => {
  const launched = site.launch({ PORT: '70000', CAPTCHA: 'maybe', PUBLIC_URL: 'saywell' });
  expect(await launched.ended).toBe(1);
  const lines = launched.stderr().trim().split('\n');
  expect(lines).toHaveLength(3);
  const named = new Set(lines.map((line) => line.split(':')[0]));
  expect(named).toEqual(new Set(['PORT', 'CAPTCHA', 'PUBLIC_URL']));
});

test('a DATA_DIR that cannot be written is one clear line', async ({ site }) => {
  const file = join(site.settings.DATA_DIR!, 'a-file');
  await writeFile(file, '');
  await expectOneLine(site.launch({ DATA_DIR: join(file, 'data') }), /^DATA_DIR: .*a-file/);
});

test('a DATABASE_URL where nobody listens is one clear line', async ({ site }) => {
  const url = `postgres://someone:secret@127.0.0.1:${await freePort()}/saywell`;
  const launched = site.launch({ DATABASE_URL: url });
  await expectOneLine(launched, /^DATABASE_URL: /);
  expect(launched.stderr()).not.toContain('secret');
});

test('a DATABASE_URL whose server never answers is one clear line, soon', async ({ site }) => {
  const mute = await listening(0);
  const address = mute.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const started = Date.now();
  const url = `postgres://someone:secret@127.0.0.1:${port}/saywell`;
  await expectOneLine(site.launch({ DATABASE_URL: url }), /^DATABASE_URL: /);
  expect(Date.now() - started).toBeLessThan(20_000);
  mute.close();
});

test('a second process on the same DATA_DIR is refused, the first goes on', async ({ site }) => {
  const first = site.launch();
  await waitUntilReady(first, site.url);
  const second = site.launch({ PORT: String(await freePort()) });
  await expectOneLine(second, /^DATA_DIR: another Saywell process/);
  expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
});

test('SIGTERM lets a request in flight finish, then ends with 0', async ({ site }) => {
  const server = site.launch();
  await waitUntilReady(server, site.url);
  const body = JSON.stringify(newPerson());
  const registration = request(site.url + register.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      // The server says so once it has the head of the request.
      expect: '100-continue',
    },
  });
  const begun = once(registration, 'continue');
  registration.flushHeaders();
  const status = new Promise((resolve, reject) => {
    registration.on('response', (answer) => resolve(answer.statusCode));
    registration.on('error', reject);
  });
  // Half of the request is on its way when the server is told to stop.
  await begun;
  registration.write(body.slice(0, 20));
  server.kill('SIGTERM');
  await expect
    .poll(() =>
      fetch(site.url).then(
        ({ status }) => status,
        () => 'gone',
      ),
    )
    .not.toBe(200);
  registration.end(body.slice(20));
  expect(await status).toBe(200);
  expect(await server.ended).toBe(0);
});

test('npm start passes SIGTERM on and ends with the exit code of the server', async ({ site }) => {
  const started = site.launch({}, START);
  await waitUntilReady(started, site.url);
  expect(started.stdout()).toContain(`Saywell is ready at ${site.url}`);
  started.kill('SIGTERM');
  expect(await started.ended).toBe(0);
  await expect(fetch(site.url)).rejects.toThrow();
});

test('an account outlives a killed process', async ({ site }) => {
  const person = newPerson();
  const first = site.launch();
  await waitUntilReady(first, site.url);
  const answer = await fetch(site.url + register.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  expect(answer.status).toBe(200);
  first.kill('SIGKILL');
  await first.ended;

  await waitUntilReady(site.launch(), site.url);
  const login = await fetch(`${site.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: person.username, password: person.password }),
  });
  expect(login.status).toBe(200);
});

function listening(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
