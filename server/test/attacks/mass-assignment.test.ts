import { type Endpoint, endpoints } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { emailChanges, reminderLetters, users } from '../../src/db/schema.ts';
import { issueToken } from '../../src/features/accounts/mailed-tokens.ts';
import { createChallenges } from '../../src/features/passkeys/challenges.ts';
import { hashToken } from '../../src/tokens.ts';
import { attackedSite, type AttackedSite } from './attacked-site.ts';
import type { Things } from './things.ts';
import { described, nameOf, takesInput, validRequest } from './valid-requests.ts';

/** Hundreds of requests. */
const BUSY_MACHINE_MS = 180_000;

let site: AttackedSite;
let victim: Things;
beforeAll(async () => {
  site = await attackedSite();
  victim = await site.somebody();
});

test('every call with input has a valid request for the attacks to mutate', () => {
  const known = new Set(described);
  expect(
    endpoints
      .filter(takesInput)
      .map(nameOf)
      .filter((name) => !known.has(name)),
  ).toEqual([]);
});

/** Every column of every table, and other spellings. */
const privileged = () => ({
  id: victim.userId,
  userId: victim.userId,
  user_id: victim.userId,
  ownerId: victim.userId,
  isAdmin: true,
  is_admin: true,
  admin: true,
  role: 'admin',
  managesBlog: true,
  emailVerified: true,
  email_verified: true,
  isApproved: true,
  approvedBy: victim.userId,
  passwordHash: 'another',
  viewCount: 1_000_000,
  status: 'resolved',
  createdAt: '2001-01-01T00:00:00Z',
});

/** They end sessions, the account itself, or a class, so each gets its own person. */
const endsThings = new Set([
  'POST /api/user/password',
  'DELETE /api/user/password',
  'POST /api/reset-password',
  'POST /api/auth/undo-email-change',
  'POST /api/reset-progress',
  'DELETE /api/privacy/delete',
  'POST /api/classes/:id/end',
  'DELETE /api/classes/:id',
]);
/** With the bot check switched off there are no challenges. */
const NOT_HERE = new Set(['GET /api/captcha/challenge']);
const administration = (endpoint: Endpoint) => endpoint.path.startsWith('/api/admin/');

/**
 * The challenge that the passkey of this call answers. Before sign-in it is bound to no cookie
 * here.
 */
async function askPasskey({ method, path }: Endpoint, of: Things) {
  const ask = async (from: `/api/${string}`, body?: { password: string }) => {
    const answer = await site.send({ method: 'POST', path: from }, of.cookie, { body });
    of.challenge = (JSON.parse(answer.body) as { challenge: string }).challenge;
  };
  switch (`${method} ${path}`) {
    case 'POST /api/user/passkeys':
      return ask('/api/user/passkeys/new', { password: of.password });
    case 'POST /api/user/passkeys/shown':
    case 'DELETE /api/user/password':
      return ask('/api/user/passkeys/challenge');
    case 'POST /api/passkeys/sign-in': {
      const boundTo = `browser ${hashToken('')}`;
      of.challenge = await createChallenges(site.db).issue({ purpose: 'sign in', boundTo });
    }
  }
}

async function withAll(endpoint: Endpoint, of: Things) {
  const { query, body, form, ...rest } = validRequest(endpoint, of);
  const extra = privileged();
  const fields = Object.fromEntries(Object.entries(extra).map(([name, of]) => [name, String(of)]));
  const some = { userId: fields['userId']!, isAdmin: 'true', role: 'admin', status: 'resolved' };
  const cookie = endpoint.access === 'anyone' ? undefined : of.cookie;
  return site.send(endpoint, cookie, {
    ...rest,
    ...(query && { query: { ...fields, ...query } }),
    ...(form && { form: { ...some, ...form } }),
    ...(body && { body: { ...extra, ...body } }),
  });
}

test(
  'no request can set a field that only the server sets, nor reach another person',
  async () => {
    const attacker = await site.somebody();
    const before = await site.everythingOf(victim.userId);
    const failed: string[] = [];
    let tookBack = 0;
    for (const endpoint of endpoints) {
      const ownToEnd = endsThings.has(nameOf(endpoint)) ? await site.somebody() : attacker;
      const of = administration(endpoint) ? site.admin : ownToEnd;
      if (nameOf(endpoint) === 'POST /api/auth/verify-email') {
        of.verificationToken = await issueToken(site.db, 'verification', {
          id: site.admin.userId,
          email: site.admin.email,
        });
      }
      if (nameOf(endpoint) === 'POST /api/reset-password') {
        of.resetToken = await issueToken(site.db, 'reset', { id: of.userId, email: of.email });
      }
      if (nameOf(endpoint) === 'POST /api/auth/undo-email-change') {
        of.undoToken = 'mailed to the old address';
        await site.db
          .update(emailChanges)
          .set({ undoTokenHash: hashToken(of.undoToken) })
          .where(eq(emailChanges.userId, of.userId));
        tookBack = of.userId;
      }
      if (nameOf(endpoint) === 'POST /api/reminder/unsubscribe') {
        of.reminderToken = 'mailed with a reminder';
        await site.db.insert(reminderLetters).values({
          userId: of.userId,
          day: '2026-03-05',
          tokenHash: hashToken(of.reminderToken),
        });
      }
      if (nameOf(endpoint) === 'POST /api/class/:token/join') {
        of.classToken = (await site.somebody()).classToken;
      }
      await askPasskey(endpoint, of);
      const { status, body } = await withAll(endpoint, of);
      if (status >= 400 && !NOT_HERE.has(nameOf(endpoint))) {
        failed.push(`${nameOf(endpoint)}: ${status} ${body.slice(0, 100)}`);
      }
    }
    // Every request was valid: a rejected one would prove nothing.
    expect(failed).toEqual([]);

    expect(await site.everythingOf(victim.userId)).toEqual(before);
    const rows = await site.db.select().from(users);
    const admins = rows.filter(({ isAdmin }) => isAdmin).map(({ id }) => id);
    const verified = rows.filter(({ emailVerified }) => emailVerified).map(({ id }) => id);
    expect(admins).toEqual([site.admin.userId]);
    expect(new Set(verified)).toEqual(new Set([site.admin.userId, tookBack]));
    expect(
      rows.every(({ approvedBy, passwordHash }) => !approvedBy && passwordHash !== 'another'),
    ).toBe(true);
    expect(rows.every(({ createdAt }) => createdAt > new Date('2020-01-01'))).toBe(true);
  },
  BUSY_MACHINE_MS,
);

test('an account that is not approved does not approve itself', async () => {
  const { userId, cookie } = await site.somebody();
  await site.db.update(users).set({ isApproved: false }).where(eq(users.id, userId));
  const update = endpoints.find((one) => nameOf(one) === 'PATCH /api/user')!;
  const { status } = await site.send(update, cookie, { body: { isApproved: true } });
  expect(status).toBe(401);
});

test.each(['__proto__', 'constructor'])('a body with %s is rejected', async (name) => {
  const payload = `{"name":"Somebody","${name}":{"prototype":{"isAdmin":true},"isAdmin":true}}`;
  const headers = { cookie: victim.cookie, 'content-type': 'application/json' };
  const answer = await site.app.inject({ method: 'PATCH', url: '/api/user', headers, payload });
  expect(answer.statusCode).toBe(400);
  expect({}).not.toHaveProperty('isAdmin');
});
