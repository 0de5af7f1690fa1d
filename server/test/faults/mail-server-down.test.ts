import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../scripts/setup/free-port.mjs';
import { outgoingMail } from '../../src/db/schema.ts';
import { openTransport } from '../../src/features/mail/transport.ts';
import { testApp } from '../support/app.ts';
import { startMailServer } from '../support/mail-server.ts';
import { registered } from '../support/person.ts';

test('requests work while the mail server is down, and queued mail is sent afterwards', async () => {
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
