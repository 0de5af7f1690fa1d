import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { outgoingMail } from '../../src/db/schema.ts';
import { openTransport } from '../../src/features/mail/transport.ts';
import { testApp } from '../support/app.ts';
import { startMailServer } from '../support/mail-server.ts';
import { registered } from '../support/person.ts';

test('while the mail server is down nobody notices, and what waited goes out when it is back', async () => {
  const port = await freePort();
  const t = await testApp(
    {},
    {
      send: openTransport({
        smtpUrl: `smtp://127.0.0.1:${port}`,
        mailFrom: 'no-reply@localhost',
        dataDir: '',
        log: { info: () => {} },
      }),
    },
  );
  const begun = performance.now();
  const mei = await registered(t);
  const forgot = await t.post('/api/forgot-password', { body: { email: mei.email } });
  expect(forgot.statusCode).toBe(200);
  expect(performance.now() - begun).toBeLessThan(5000);
  await t.mails(mei.email);
  const waiting = await t.db.select().from(outgoingMail);
  expect(waiting).toHaveLength(2);
  for (const { lastError } of waiting) expect(lastError).toMatch(/ECONNREFUSED/);

  const back = await startMailServer({ port });
  onTestFinished(back.close);
  await t.db.update(outgoingMail).set({ nextAttemptAt: new Date() });
  await t.mails(mei.email);
  expect(back.readers()).toEqual([mei.email, mei.email]);
  expect(await t.db.$count(outgoingMail)).toBe(0);
});

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
