import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailServer } from '../../../test/support/mail-server.ts';
import { openTransport } from './transport.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'saywell-mail-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const mailFrom = 'Saywell <no-reply@saywell.example>';
const message = {
  recipient: 'mei@example.com',
  subject: 'Confirm your email address',
  text: 'Open https://saywell.example/verify-email?token=secret-token',
  html: '<p>Open it</p>',
};

async function mailServer() {
  const server = await startMailServer();
  afterAll(server.close);
  return server;
}

const log = { info: () => {} };

test('a mail server is handed the message as text and HTML, from the site, to one reader', async () => {
  const { delivered, smtpUrl } = await mailServer();
  await openTransport({ smtpUrl, mailFrom, dataDir, log })(message);
  expect(delivered).toMatchObject([{ from: 'no-reply@saywell.example', to: ['mei@example.com'] }]);
  const { raw } = delivered[0]!;
  expect(raw).toContain('From: Saywell <no-reply@saywell.example>');
  expect(raw).toContain('To: mei@example.com');
  expect(raw).toContain('Subject: Confirm your email address');
  expect(raw).toContain('multipart/alternative');
  expect(raw).toContain('text/plain; charset=utf-8');
  expect(raw).toContain('text/html; charset=utf-8');
});

test.each([
  { recipient: 'mei@example.com\r\nBcc: spy@example.com' },
  { recipient: 'mei@example.com, spy@example.com' },
  { subject: 'Hello\r\nBcc: spy@example.com' },
])('%o adds no header and no reader', async (wrong) => {
  const { delivered, smtpUrl } = await mailServer();
  // Rejecting such a message is as good as sending it harmlessly.
  await openTransport({ smtpUrl, mailFrom, dataDir, log })({ ...message, ...wrong }).catch(
    () => {},
  );
  for (const { to, raw } of delivered) {
    expect(to).not.toContain('spy@example.com');
    expect(raw).not.toMatch(/^bcc:/im);
  }
});

test('an unknown recipient is distinguished from a mail server that is down', async () => {
  const { smtpUrl } = await mailServer();
  const refused = openTransport({ smtpUrl, mailFrom, dataDir, log });
  await expect(refused({ ...message, recipient: 'nobody@example.com' })).rejects.toMatchObject({
    code: 'EENVELOPE',
    responseCode: 550,
  });
  const free = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => free.once('listening', resolve));
  const { port } = free.address() as AddressInfo;
  await new Promise((resolve) => free.close(resolve));
  const down = openTransport({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom, dataDir, log });
  await expect(down(message)).rejects.toMatchObject({ code: 'ESOCKET' });
});

test('without a mail server a message is a file that only the operator can read', async () => {
  const logged: unknown[] = [];
  const send = openTransport({
    smtpUrl: undefined,
    mailFrom,
    dataDir,
    log: { info: (details, text) => void logged.push(details, text) },
  });
  await send(message);
  await send(message);
  const names = await readdir(join(dataDir, 'outbox'));
  expect(names).toHaveLength(2);
  const path = join(dataDir, 'outbox', names[0]!);
  expect((await stat(path)).mode & 0o077).toBe(0);
  expect(await readFile(path, 'utf8')).toContain('To: mei@example.com');
  expect(JSON.stringify(logged)).toContain('.eml');
  expect(JSON.stringify(logged)).not.toMatch(/secret-token|mei@/);
});
