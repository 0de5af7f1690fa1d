import type { Endpoint } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import { users } from '../../src/db/schema.ts';
import { personalTables } from '../../src/features/privacy/personal-tables.ts';
import { testApp } from '../support/app.ts';
import { buildExercise, buildPost, buildScene } from '../support/factories.ts';
import { deafSpeech, testFolder } from '../support/speech.ts';
import { adminWithThings, somebodyWithThings, take } from './things.ts';
import { addressOf, type Sent } from './valid-requests.ts';

export type AttackedSite = Awaited<ReturnType<typeof attackedSite>>;

/** The real app on a socket, with an administrator and people who have one of everything. */
export async function attackedSite(parts: Parameters<typeof testApp>[1] = {}) {
  const t = await testApp({ dataDir: await testFolder() }, { speech: deafSpeech, ...parts });
  const { db } = t;
  const url = await t.listen();
  await buildExercise(db, { phrase: take.phrase });
  // A passed exercise counts at once: a trial needs a second one to continue with.
  await buildExercise(db, { difficulty: 2 });
  await buildScene(db);
  await buildPost(db);
  const somebody = () => somebodyWithThings(url);
  const base = await somebody();
  await db.update(users).set({ isAdmin: true }).where(eq(users.id, base.userId));
  const admin = await adminWithThings(url, base, base);

  let calls = 0;
  /**
   * Sends it like a client that is not a browser, from a different address each time: one alone
   * would be throttled.
   */
  async function send(
    endpoint: Pick<Endpoint, 'method' | 'path'>,
    cookie: string | undefined,
    sent: Sent,
    headers: Record<string, string> = {},
  ) {
    calls += 1;
    const answer = await fetch(url + addressOf(endpoint, sent), {
      method: endpoint.method,
      headers: {
        'x-forwarded-for': `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
        ...(cookie && { cookie }),
        ...(sent.body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(sent.body && { body: JSON.stringify(sent.body) }),
      ...(sent.form && { body: formOf(sent.form) }),
    });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  }

  /** All rows that belong to somebody, and their account. */
  async function everythingOf(userId: number) {
    const [account] = await db.select().from(users).where(eq(users.id, userId));
    const rows = [];
    for (const { table, owner } of personalTables) {
      rows.push(await db.select().from(table).where(eq(owner, userId)));
    }
    return JSON.stringify([account, rows]);
  }

  return { ...t, url, port: Number(new URL(url).port), admin, somebody, send, everythingOf };
}

function formOf(fields: NonNullable<Sent['form']>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([value], { type: 'audio/wav' }), 'take.wav');
  }
  return form;
}
