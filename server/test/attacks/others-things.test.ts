import { type Endpoint, endpoints } from '@saywell/contract';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { attackedSite, type AttackedSite } from './attacked-site.ts';
import type { Things } from './things.ts';
import { nameOf, validRequest } from './valid-requests.ts';

type Case =
  /** The response to somebody else's request. */
  | { own: number }
  /** Why it makes no difference who asks. */
  | { shared: string };

const ofLink = { shared: 'whoever reads the mail may use its link, once' };
const ofKey = { shared: 'a passkey opens its owner’s account, whoever holds it' };
const ofTrial = { shared: 'a trial belongs to whoever knows its token, and to nobody else' };
const ofClass = { shared: 'a class is open to whoever has its link, a membership one’s own' };
const ofAll = { shared: 'exercises and sounds are the same for everybody, results one’s own' };

/** Every call that names a row, and whose row it may be. */
const cases: Record<string, Case> = {
  'POST /api/reset-password': ofLink,
  'POST /api/auth/verify-email': ofLink,
  'POST /api/auth/undo-email-change': ofLink,
  'POST /api/reminder/unsubscribe': { shared: 'whoever reads the mail may stop it' },

  'POST /api/passkeys/sign-in': ofKey,
  'POST /api/user/passkeys/shown': { own: 400 },
  'POST /api/user/passkeys/new': { own: 403 },
  'POST /api/user/passkeys': { own: 400 },
  'PATCH /api/user/passkeys/:id': { own: 404 },
  'DELETE /api/user/passkeys/:id': { own: 404 },
  'PATCH /api/user': { own: 400 },
  'POST /api/user/password': { own: 400 },
  'DELETE /api/user/password': { own: 400 },
  'DELETE /api/privacy/delete': { own: 403 },
  'POST /api/privacy/delete-request': { own: 403 },

  'GET /api/blog-slugs': { own: 200 },
  'GET /api/blog/:slug': { own: 404 },
  'POST /api/admin/blog': { own: 403 },
  'PUT /api/admin/blog/:id': { own: 403 },
  'DELETE /api/admin/blog/:id': { own: 403 },
  'PATCH /api/admin/feedback/:id': { own: 403 },

  'GET /api/practice-sessions/:id': { own: 404 },
  'POST /api/practice-sessions': { own: 404 },
  'POST /api/daily-practice-session': { own: 404 },
  'POST /api/drills': { own: 404 },
  'POST /api/ear-rounds': { own: 200 },
  'POST /api/stress-rounds': { own: 200 },
  'POST /api/scenes/:slug/runs': { own: 400 },
  'POST /api/analyses': { own: 409 },
  'GET /api/practice/attempts': { own: 200 },
  'POST /api/classes': { own: 200 },
  'GET /api/classes/:id': { own: 404 },
  'PUT /api/classes/:id': { own: 404 },
  'POST /api/classes/:id/end': { own: 404 },
  'DELETE /api/classes/:id': { own: 404 },
  'GET /api/classes/:id/members/:member': { own: 404 },
  'DELETE /api/classes/:id/members/:member': { own: 404 },
  'GET /api/class/:token': ofClass,
  'POST /api/class/:token/join': ofClass,
  'POST /api/class/:token/leave': ofClass,
  'DELETE /api/privacy/delete-request/:id': { own: 404 },
  'POST /api/challenges/toggle': { own: 200 },
  'POST /api/analytics/events': { own: 200 },
  'POST /api/ads/impressions': { own: 200 },

  'GET /api/exercises/:id': ofAll,
  'GET /api/scenes/:slug': ofAll,
  'GET /api/scenes/:slug/runs': { own: 200 },
  'GET /api/sounds/:phone': ofAll,
  'POST /api/analyze-audio-pronunciation': ofTrial,
  'POST /api/anonymous/session': ofTrial,
  'GET /api/anonymous/exercise/:sessionToken': ofTrial,
  'POST /api/anonymous/exercise/:sessionToken': ofTrial,
  'POST /api/anonymous/claim': ofTrial,
};

/** Names of parameters that identify somebody's rows. */
const NAMES_A_ROW = /^(id|key|slug|among|phone)$|Id$|Token$|^token$/;

function namesRows({ params, query, body, form }: Endpoint): boolean {
  return [params, query, body, form].some(
    (schema) => schema && fieldsOf(schema).some((name) => NAMES_A_ROW.test(name)),
  );
}

function fieldsOf(schema: z.ZodType): string[] {
  const names: string[] = [];
  const walk = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    if ('properties' in node) names.push(...Object.keys(node.properties as object));
    Object.values(node).forEach(walk);
  };
  walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return names.filter((name) => name !== 'captchaToken');
}

let site: AttackedSite;
let victim: Things;
let stranger: Things;
beforeAll(async () => {
  site = await attackedSite();
  victim = { ...site.admin, ...(await withoutPower(site)) };
  stranger = await site.somebody();
});

/** Somebody's data, but with the administrator's draft and feedback. */
async function withoutPower({ somebody, admin: { postId, slug, feedbackId } }: AttackedSite) {
  return { ...(await somebody()), postId, slug, feedbackId };
}

test('every call that names a row has its case here', () => {
  expect(Object.keys(cases).toSorted()).toEqual(endpoints.filter(namesRows).map(nameOf).toSorted());
});

const own = endpoints.flatMap((endpoint) => {
  const known = cases[nameOf(endpoint)];
  return known && 'own' in known ? [{ name: nameOf(endpoint), endpoint, expected: known.own }] : [];
});

test.each(own)("$name neither reveals nor changes other people's data", async (one) => {
  const { endpoint, expected } = one;
  const sent = validRequest(endpoint, victim);
  // The same keys as the victim's, where the client generates them.
  if ('events' in (sent.body ?? {}) || 'impressions' in (sent.body ?? {})) {
    await site.send(endpoint, victim.cookie, sent);
  }
  const before = await site.everythingOf(victim.userId);
  const answer = await site.send(endpoint, stranger.cookie, sent);
  expect(answer.status).toBe(expected);
  for (const secret of [victim.username, victim.email, victim.slug, victim.analysisId]) {
    expect(answer.body).not.toContain(secret);
  }
  const visitor = await site.send(endpoint, undefined, sent);
  const needsAccount = endpoint.access === 'user' || endpoint.access === 'admin';
  expect(visitor.status).toBe(needsAccount ? 401 : expected);
  expect(visitor.body).not.toContain(victim.username);
  expect(await site.everythingOf(victim.userId)).toEqual(before);
});

// The blog manager sees drafts, and no other data of other people.
const hidden = own.filter(
  ({ expected, endpoint }) => expected === 404 && endpoint.access === 'user',
);

test.each(hidden)('$name is not even available to the blog manager', async ({ endpoint }) => {
  const sent = validRequest(endpoint, victim);
  expect((await site.send(endpoint, site.admin.cookie, sent)).status).toBe(404);
});

test("every list contains only the account's own rows", async () => {
  const lists = endpoints.filter(
    ({ method, access, params }) => method === 'GET' && access === 'user' && !params,
  );
  expect(lists.length).toBeGreaterThan(15);
  for (const endpoint of lists) {
    const { body } = await site.send(endpoint, stranger.cookie, validRequest(endpoint, victim));
    expect(body).not.toContain(victim.username);
    expect(body).not.toContain(victim.email);
  }
});

test('a claimed trial cannot be claimed by a second account', async () => {
  const claim = endpoints.find((one) => nameOf(one) === 'POST /api/anonymous/claim')!;
  const sent = validRequest(claim, victim);
  const first = await site.send(claim, victim.cookie, sent);
  expect(JSON.parse(first.body)).toEqual({ sessions: 1 });
  const before = await site.everythingOf(victim.userId);
  const second = await site.send(claim, stranger.cookie, sent);
  expect(JSON.parse(second.body)).toEqual({ sessions: 0 });
  expect(await site.everythingOf(victim.userId)).toEqual(before);
});
